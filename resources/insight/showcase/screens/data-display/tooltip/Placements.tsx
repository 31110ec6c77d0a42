import { HeldTip } from '../../HeldTip.tsx'
import { twelve } from '../../Places.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Placements() {
  const t = useTexts()
  return (
    <div className={css.places}>
      {twelve.map((place) => (
        <HeldTip key={place} place={place} tip={t('showcase.words.lowStock')}>
          {place}
        </HeldTip>
      ))}
    </div>
  )
}
