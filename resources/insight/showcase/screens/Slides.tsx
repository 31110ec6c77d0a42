import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import css from './showcase.module.css'

const codes = Array.from({ length: 4 }, (_, at) => `LS-${204 + at}`)

interface SlidesProps {
  /** Names it. */
  label: string
  /** Where the dots stand. */
  side?: 'top' | 'bottom'
  /** The next one comes by itself, until somebody stops it, rests the pointer on it or goes in. */
  isMoving?: boolean
  /** One fades into the other. */
  isFading?: boolean
}

/** One slide at a time, chosen by dots. */
export function Slides({ label, side = 'bottom', isMoving = false, isFading = false }: SlidesProps) {
  const translate = useTranslate()
  const [at, setAt] = useState(0)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!isMoving || isHeld) return
    const timer = setTimeout(() => setAt((at + 1) % codes.length), 3000)
    return () => clearTimeout(timer)
  }, [at, isMoving, isHeld])
  const hold = () => setHeld(true)
  const letGo = () => setHeld(false)
  return (
    <section
      className={css.stack}
      style={{ gap: 8 }}
      aria-label={label}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <div className={css.shown} aria-live={isMoving ? 'off' : 'polite'}>
        {codes.map((code, index) => (
          <div
            key={code}
            className={css.slide}
            inert={index !== at}
            aria-hidden={index !== at || undefined}
            data-fading={isFading || undefined}
            style={{ opacity: index === at ? 1 : 0 }}
          >
            <bdi dir="ltr">{code}</bdi>
          </div>
        ))}
      </div>
      <div className={css.row} style={{ gap: 0, justifyContent: 'center', order: side === 'top' ? -1 : 0 }}>
        {codes.map((code, index) => (
          <button
            key={code}
            type="button"
            className={css.pick}
            aria-current={index === at ? 'true' : undefined}
            aria-label={`${translate('ra.action.show')} – ${code}`}
            onClick={() => setAt(index)}
          />
        ))}
      </div>
    </section>
  )
}
