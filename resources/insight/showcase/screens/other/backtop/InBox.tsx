import { useRef } from 'react'
import { BackToTop } from '../../../../../../src/shell/page/BackToTop.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function InBox() {
  const t = useTexts()
  const box = useRef<HTMLElement>(null)
  return (
    <section
      ref={box}
      className={css.scroller}
      aria-label={t('showcase.words.products')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      {Array.from({ length: 60 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
        <p key={index}>LS-{204 + index}</p>
      ))}
      <BackToTop box={box} />
    </section>
  )
}
