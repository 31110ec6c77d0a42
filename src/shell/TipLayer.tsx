import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { placePanel } from './popup/placePanel.ts'
import styles from './TipLayer.module.css'

interface Tip {
  readonly text: string
  readonly anchor: HTMLElement
}

const delay = 450

/**
 * Shows the text of `data-tip` for whatever element carries it, and the whole of a line that ends in dots, on hover and on keyboard
 * focus, and of a row that the keyboard is on when it was, to the minute; Escape takes it away. The text is the element's own name or
 * says no more than it, so assistive technology is not told twice.
 * `data-tip-side="beside"` puts it at the end side.
 */
export default function TipLayer() {
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
    const show = ({ target }: Event, find: (at: Element) => Tip | undefined) => {
      if (target instanceof Node && bubble.current?.contains(target)) return
      hide()
      if (target instanceof Element) timer = setTimeout(() => setTip(find(target)), delay)
    }
    document.addEventListener(
      'pointerover',
      (event) => event.pointerType === 'mouse' && show(event, tipAt),
      options,
    )
    document.addEventListener(
      'focusin',
      (event) => {
        if (event.target instanceof Element && event.target.matches(':focus-visible'))
          show(event, (at) => tipAt(at) ?? momentIn(at))
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

/** What there is to say of the place of an element. */
function tipAt(target: Element): Tip | undefined {
  const anchor = target.closest<HTMLElement>('[data-tip]') ?? cutLineAt(target)
  const text = anchor?.dataset.tip ?? anchor?.textContent
  return anchor?.isConnected && text ? { text, anchor } : undefined
}

/** The moment that a row tells by how long ago it was: the mouse reads it from the title, and nothing in a row is a stop of the Tab key. */
function momentIn(target: Element): Tip | undefined {
  const anchor = target.matches('[data-row]') ? target.querySelector<HTMLElement>('time[title]') : null
  return anchor?.title && anchor.title !== anchor.textContent ? { text: anchor.title, anchor } : undefined
}

/**
 * The line around an element, where its end is out of sight and no `title` tells of it: a link, or what isolates its direction, may
 * stand between.
 */
function cutLineAt(target: Element): HTMLElement | undefined {
  const around = [target, target.parentElement, target.parentElement?.parentElement]
  const line = around.find(
    (each) => each instanceof HTMLElement && getComputedStyle(each).textOverflow === 'ellipsis',
  ) as HTMLElement | undefined
  if (!line || line.closest('[title]')) return undefined
  return line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight + 4 ? line : undefined
}
