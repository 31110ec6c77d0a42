import { Choice } from '../../../../src/shell/configurator/Choice.tsx'
import { useTexts } from './words.ts'

interface SizeChoiceProps<Size extends string> {
  sizes: readonly Size[]
  size: Size
  onChange: (size: Size) => void
}

/** The sizes in which something is to be seen, one of them chosen. */
export function SizeChoice<Size extends 'small' | 'medium' | 'large'>({
  sizes,
  size,
  onChange,
}: SizeChoiceProps<Size>) {
  const t = useTexts()
  const options = Object.fromEntries(sizes.map((each) => [each, t(`showcase.words.${each}`)])) as Record<
    Size,
    string
  >
  return <Choice label={t('showcase.words.size')} value={size} options={options} onChange={onChange} />
}
