import { Carousel } from '../../../../../../src/controls/parts/Carousel.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const codes = Array.from({ length: 2 }, (_, index) => `LS-${204 + index}`)

export default function Few() {
  const t = useTexts()
  return (
    <Carousel label={t('showcase.words.draft')} slide="120px">
      {codes.map((code) => (
        <div key={code} className={css.slide}>
          {code}
        </div>
      ))}
    </Carousel>
  )
}
