import { Places } from '../../Places.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Placements() {
  const t = useTexts()
  return (
    <Places label="Linen shirt">{() => <p className={css.panel}>{t('showcase.words.lowStock')}</p>}</Places>
  )
}
