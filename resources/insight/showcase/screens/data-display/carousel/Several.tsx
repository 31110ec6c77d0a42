import { Carousel } from '../../../../../../src/controls/parts/Carousel.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const codes = Array.from({ length: 9 }, (_, index) => `LS-${204 + index}`)

export default function Several() {
  const t = useTexts()
  return (
    <Carousel label={t('showcase.words.products')} slide="160px">
      {codes.map((code) => (
        <div key={code} className={css.slide}>
          {code}
        </div>
      ))}
    </Carousel>
  )
}
