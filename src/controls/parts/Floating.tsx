import { type ComponentProps, type Ref, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import css from './Floating.module.css'
import { placeBeside } from './placeBeside.ts'

interface FloatingProps extends Omit<ComponentProps<'div'>, 'ref'> {
  anchor: HTMLElement
  ref?: Ref<HTMLDivElement>
  /** Above the element, where there is room. */
  above?: boolean
}

/** A panel that lies over the page beside an element and goes along with it. What opens and closes it is the caller's business. */
export function Floating({ anchor, ref, className, above, ...props }: FloatingProps) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = () => panel.current && placeBeside(anchor, panel.current, above)
    place()
    const observer = new ResizeObserver(place)
    for (const element of [anchor, panel.current]) if (element) observer.observe(element)
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, { capture: true })
    }
  }, [anchor, above])
  return createPortal(
    <div
      {...props}
      ref={(element) => {
        panel.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      data-floating=""
      className={`${css.panel} ${className ?? ''}`}
    />,
    // What lies outside an open dialog cannot be reached. Where a list is part of the flow nothing lies below it.
    anchor.closest('[data-flow], dialog, [role="dialog"]') ?? document.body,
  )
}
