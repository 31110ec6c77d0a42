import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { placePanel } from './popup/placePanel.ts'
import styles from './TipLayer.module.css'

interface Tip {
  readonly text: string
  readonly anchor: HTMLElement
}

const delay = 450

/**
 * Shows the text of `data-tip` for whatever element carries it, on hover and on keyboard focus; Escape takes it away. The text is
 * the element's own name or says no more than it, so assistive technology is not told twice. `data-tip-side="beside"` puts it at
 * the end side.
 */
export function TipLayer() {
  const [tip, setTip] = useState<Tip>()
  const bubble = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = new AbortController()
    const options = { signal: stop.signal, passive: true }
    const hide = () => {
      clearTimeout(timer)
      setTip(undefined)
    }
    const show = (event: Event, wait: number) => {
      const anchor = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null
      if (event.target instanceof Node && bubble.current?.contains(event.target)) return
      hide()
      if (!anchor) return
      timer = setTimeout(() => {
        const text = anchor.dataset.tip
        if (text && anchor.isConnected) setTip({ text, anchor })
      }, wait)
    }
    document.addEventListener(
      'pointerover',
      (event) => event.pointerType === 'mouse' && show(event, delay),
      options,
    )
    document.addEventListener(
      'focusin',
      (event) => {
        if (event.target instanceof Element && event.target.matches(':focus-visible')) show(event, delay)
      },
      options,
    )
    document.addEventListener('focusout', hide, options)
    document.addEventListener('pointerdown', hide, options)
    document.addEventListener('keydown', hide, options)
    window.addEventListener('scroll', hide, { ...options, capture: true })
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [])

  useLayoutEffect(() => {
    if (tip && bubble.current) {
      placePanel(
        tip.anchor,
        bubble.current,
        tip.anchor.dataset.tipSide === 'beside' ? 'beside' : 'below-centre',
      )
    }
  }, [tip])

  if (!tip) return null
  return (
    <div ref={bubble} className={styles.tip} aria-hidden>
      {tip.text}
    </div>
  )
}
