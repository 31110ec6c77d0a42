import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import styles from './Popup.module.css'
import { type Placement, placePanel } from './placePanel.ts'

interface PopupProps {
  /** What the button shows. */
  label: ReactNode
  /** The button's name, where what it shows is not enough; also its tooltip. */
  name?: string
  /** The name of the panel. */
  panelName: string
  placement: Placement
  buttonClass?: string | undefined
  panelClass?: string | undefined
  /** Whether resting the mouse on it opens it too. */
  hover?: boolean
  /** Whether what it leads to is where the person is. */
  current?: boolean
  children: (close: () => void) => ReactNode
}

const focusable = 'a[href], button:not([disabled]), input:not([disabled])'

/**
 * A button and the panel it opens: the menus of the header, the fly-outs of the collapsed navigation, the drop-downs of the top
 * one. Escape, a press elsewhere, leaving with Tab and going to another page close it; the arrows move inside.
 */
export function Popup({
  label,
  name,
  panelName,
  placement,
  buttonClass,
  panelClass,
  hover,
  current,
  children,
}: PopupProps) {
  const [open, setOpen] = useState(false)
  const wrapper = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  const { pathname } = useLocation()
  /** What somebody decides counts, whatever the resting mouse was about to open or close. */
  const decide = useCallback((next: boolean) => {
    clearTimeout(timer.current)
    setOpen(next)
  }, [])
  const close = useCallback(() => decide(false), [decide])

  // Not in an effect, which would also run once after a first press that came early.
  const [shownAt, setShownAt] = useState(pathname)
  if (shownAt !== pathname) {
    setShownAt(pathname)
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useLayoutEffect(() => {
    if (!open || !button.current || !panel.current) return
    const place = () =>
      button.current && panel.current && placePanel(button.current, panel.current, placement)
    place()
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  }, [open, placement])
  useEffect(() => {
    if (!open) return
    const onPress = (event: Event) => wrapper.current?.contains(event.target as Node) || close()
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [open, close])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      close()
      button.current?.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!open && event.target !== button.current) return
      event.preventDefault()
      if (open) moveFocus(panel.current, event.key === 'ArrowDown' ? 1 : -1)
      else decide(true)
    }
  }
  const after = (delay: number, next: boolean) => {
    if (!hover) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), delay)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what comes up from the button and the panel.
    <div
      ref={wrapper}
      className={styles.wrapper}
      onKeyDown={onKeyDown}
      onBlur={(event) =>
        open && event.relatedTarget && !wrapper.current?.contains(event.relatedTarget) && close()
      }
      onPointerEnter={(event) => event.pointerType === 'mouse' && after(120, true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && after(220, false)}
    >
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-label={name}
        data-tip={hover || open ? undefined : name}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-current={current || undefined}
        onClick={() => decide(!open)}
      >
        {label}
      </button>
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the parts of a form.
        <div
          ref={panel}
          id={id}
          role="group"
          aria-label={panelName}
          className={`${styles.panel} ${panelClass ?? ''}`}
        >
          {children(close)}
        </div>
      )}
    </div>
  )
}

function moveFocus(panel: HTMLElement | null, step: 1 | -1) {
  const places = [...(panel?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  const index = places.indexOf(document.activeElement as HTMLElement)
  const next =
    index < 0 ? (step === 1 ? 0 : places.length - 1) : (index + step + places.length) % places.length
  places[next]?.focus()
}
