import { useState } from 'react'
import { MenuButton } from '../../../../../../src/controls/parts/MenuButton.tsx'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Told() {
  const t = useTexts()
  const { pair } = usePunctuation()
  const [picked, setPicked] = useState<string>()
  const acts = (['publish', 'preview', 'archive'] as const).map((key) => ({
    key,
    label: t(`showcase.words.${key}`),
    onPick: () => setPicked(t(`showcase.words.${key}`)),
  }))
  return (
    <div className={css.stack}>
      <div>
        <MenuButton label={t('showcase.words.more')} groups={[acts]} />
      </div>
      <p role="status">{pair(t('showcase.words.chosen'), picked ?? t('showcase.words.nothing'))}</p>
    </div>
  )
}
