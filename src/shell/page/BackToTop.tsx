import { useTranslate } from 'ra-core'
import { type RefObject, useEffect, useState } from 'react'
import { IconButton } from '../../controls/parts/IconButton.tsx'
import css from './BackToTop.module.css'

/** Pixels after which the way back is long. */
const long = 400

/** Leads back to the beginning of a long page, or of what scrolls in it (`box`); there once somebody has gone a long way. */
export function BackToTop({ box }: { box?: RefObject<HTMLElement | null> }) {
  const translate = useTranslate()
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    const scroller = box?.current
    const target = scroller ?? window
    const look = () => setFar((scroller?.scrollTop ?? window.scrollY) > long)
    look()
    target.addEventListener('scroll', look, { passive: true })
    return () => target.removeEventListener('scroll', look)
  }, [box])
  if (!isFar) return null
  const go = () => {
    const scroller = box?.current ?? document.documentElement
    scroller.scrollTo({ top: 0 })
    // The button is about to go: the keyboard goes on from where it leads to.
    ;(box?.current ?? document.getElementById('content'))?.focus({ preventScroll: true })
  }
  return (
    <div className={css.place} data-inside={box ? '' : undefined}>
      <IconButton glyph="up" label={translate('tools.toTop')} onClick={go} />
    </div>
  )
}
