import { useTranslate } from 'ra-core'
import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import css from './Carousel.module.css'
import { IconButton } from './IconButton.tsx'

interface CarouselProps {
  label: string
  /** The width of a slide; the whole width of the place unless it is said. */
  slide?: string
  children: ReactNode
}

/**
 * Slides in one row, which is scrolled by hand, by the arrow keys and by two buttons; each comes to rest at a slide. Nothing moves by
 * itself. Where all of them fit it is a row without buttons.
 */
export function Carousel({ label, slide = '100%', children }: CarouselProps) {
  const translate = useTranslate()
  const row = useRef<HTMLUListElement>(null)
  const slides = Children.toArray(children)
  const [{ first, last }, look] = useSeen(row, slides.length)
  const go = (to: number) =>
    row.current?.children[to]?.scrollIntoView?.({ block: 'nearest', inline: 'start' })
  const fits = first === 0 && last === slides.length - 1
  return (
    <section className={css.carousel} aria-label={label}>
      <ul ref={row} className={css.row} tabIndex={fits ? undefined : 0} aria-label={label} onScroll={look}>
        {slides.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is what stands at its place
          <li key={index} className={css.slide} style={{ flexBasis: slide }}>
            {each}
          </li>
        ))}
      </ul>
      {!fits && (
        <div className={css.tools}>
          <IconButton
            small
            glyph="previous"
            label={translate('fields.carousel.previous')}
            disabled={first === 0}
            onClick={() => go(Math.max(0, first - (last - first + 1)))}
          />
          <span aria-live="polite">
            {translate(first === last ? 'fields.carousel.one' : 'fields.carousel.some', {
              from: first + 1,
              to: last + 1,
              count: slides.length,
            })}
          </span>
          <IconButton
            small
            glyph="next"
            label={translate('fields.carousel.next')}
            disabled={last === slides.length - 1}
            onClick={() => go(last + 1)}
          />
        </div>
      )}
    </section>
  )
}

/** Which of the slides can be seen whole, the first and the last. */
function useSeen(row: React.RefObject<HTMLUListElement | null>, count: number) {
  const [seen, setSeen] = useState({ first: 0, last: count - 1 })
  const look = useCallback(() => {
    const element = row.current
    if (!element) return
    const frame = element.getBoundingClientRect()
    const whole = [...element.children].flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect()
      return left >= frame.left - 2 && right <= frame.right + 2 ? [index] : []
    })
    if (whole.length === 0) return
    const next = { first: whole[0] as number, last: whole.at(-1) as number }
    setSeen((known) => (known.first === next.first && known.last === next.last ? known : next))
  }, [row])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another number of slides others are seen
  useEffect(() => {
    look()
    const observer = new ResizeObserver(look)
    if (row.current) observer.observe(row.current)
    return () => observer.disconnect()
  }, [look, row, count])
  return [seen, look] as const
}
