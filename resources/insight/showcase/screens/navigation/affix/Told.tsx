import { useEffect, useRef, useState } from 'react'
import { ToneChip } from '../../../../../../src/views/StatusChip.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Told() {
  const t = useTexts()
  const start = useRef<HTMLDivElement>(null)
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    if (!start.current) return
    const observer = new IntersectionObserver(([entry]) => setStuck(entry?.isIntersecting === false), {
      root: start.current.parentElement,
    })
    observer.observe(start.current)
    return () => observer.disconnect()
  }, [])
  return (
    <section
      className={css.scroller}
      aria-label={t('showcase.words.preview')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      <div ref={start} style={{ blockSize: 1 }} />
      <div className={css.stuck}>
        <ToneChip tone={isStuck ? 'info' : 'neutral'}>
          {t(`showcase.words.${isStuck ? 'stuck' : 'free'}`)}
        </ToneChip>
      </div>
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
        <p key={index}>CK-{70 + index}</p>
      ))}
    </section>
  )
}
