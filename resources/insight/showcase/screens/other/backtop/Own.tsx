import { useRef, useState } from 'react'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Own() {
  const t = useTexts()
  const box = useRef<HTMLElement>(null)
  const [isFar, setFar] = useState(false)
  return (
    <div className={css.stack}>
      <section
        ref={box}
        className={css.scroller}
        aria-label={t('showcase.words.orders')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => setFar(currentTarget.scrollTop > 400)}
      >
        {Array.from({ length: 60 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
          <p key={index}>A-{1000 + index}</p>
        ))}
      </section>
      <div>
        <Button
          look="primary"
          disabled={!isFar}
          onClick={() => {
            box.current?.scrollTo({ top: 0 })
            box.current?.focus({ preventScroll: true })
          }}
        >
          <Glyph name="up" />
          {t('showcase.words.places.top')}
        </Button>
      </div>
    </div>
  )
}
