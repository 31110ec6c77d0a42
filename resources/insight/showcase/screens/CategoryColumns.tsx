import { type ComponentProps, useState } from 'react'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { ColumnsPicker } from './ColumnsPicker.tsx'
import { useBranch as useCategories, wayTo } from './categories.ts'
import { useTexts } from './words.ts'

type Picker = ComponentProps<typeof ColumnsPicker>

interface CategoryColumnsProps
  extends Partial<Omit<Picker, 'open' | 'label' | 'chosen' | 'opened' | 'onChoose'>> {
  /** What is chosen at first. */
  begin?: string
  /** What the button says of the way to what is chosen. */
  sayWay?: (titles: readonly string[]) => string
}

/** Categories in columns, behind a button that says what is chosen. */
export function CategoryColumns({
  begin,
  sayWay = (titles) => titles.join(' › '),
  useBranch = useCategories,
  ...picker
}: CategoryColumnsProps) {
  const t = useTexts()
  const { pair } = usePunctuation()
  const [way, setWay] = useState(wayTo(begin ?? null))
  const label = t('showcase.words.categories')
  return (
    <ColumnsPicker
      {...picker}
      useBranch={useBranch}
      label={label}
      open={pair(label, way.length > 0 ? sayWay(way.map(({ title }) => title)) : t('showcase.words.none'))}
      chosen={way.at(-1)?.id ?? null}
      opened={way.map(({ id }) => id)}
      onChoose={setWay}
    />
  )
}
