import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import css from './Dialog.module.css'
import { dialogClosed, dialogOpened } from './openDialogs.ts'

interface DialogProps {
  title: string
  /**
   * 440, 600 or 900 pixels, where there is so much room. The palette has 640, high in the window: what one types into, whose title is for
   * assistive technology alone.
   */
  size?: 'small' | 'medium' | 'large' | 'palette' | undefined
  /** Makes it a drawer: as high as the window, at the side where lines begin or end. */
  side?: 'start' | 'end' | undefined
  /** The id of what it says, read out with its title. */
  describedBy?: string | undefined
  /** Escape, or a press beside it. */
  onClose: () => void
  /** A part with `dialog.body` and one with `dialog.actions`; `data-first` marks what takes the focus, else the first control does. */
  children: ReactNode
}

/** The class names of the parts of a dialog. */
export const dialog = { body: css.body, actions: css.actions, form: css.form }

/**
 * A question in front of everything else, by the browser's own modal dialog: what lies behind it cannot be reached, and the focus
 * returns to where it came from.
 */
export function Dialog({ title, size = 'small', side, describedBy, onClose, children }: DialogProps) {
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  const wasOpen = useRef(false)
  const open = useCallback(() => {
    const own = element.current
    if (!own || own.open) return
    own.showModal()
    dialogOpened(own)
    own.querySelector<HTMLElement>('[data-first]')?.focus()
    wasOpen.current = true
  }, [])
  useLayoutEffect(() => {
    const own = element.current
    // It was hidden while something in it was waited for.
    if (wasOpen.current) open()
    return () => {
      if (!own) return
      own.close()
      dialogClosed(own)
    }
  }, [open])
  // A chooser of files inside sends such an event, too, and it comes up to here.
  useEffect(() => {
    const own = element.current
    const onCancel = (event: Event) => {
      if (event.target !== own) return
      event.preventDefault()
      close.current()
    }
    own?.addEventListener('cancel', onCancel)
    return () => own?.removeEventListener('cancel', onCancel)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of the page behind it, but for the one that would have the browser save the page.
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') event.stopPropagation()
  }
  return createPortal(
    <dialog
      ref={element}
      className={css.dialog}
      data-size={size}
      data-side={side}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget && isBeside(event)) onClose()
      }}
    >
      <Opening open={open} />
      <h2 id={`${id}-title`} className={size === 'palette' ? 'visually-hidden' : css.title}>
        {title}
      </h2>
      {children}
    </dialog>,
    document.body,
  )
}

/**
 * Opens the dialog that it stands in: after a menu that went with the same press has given back the focus, which is where it returns to later,
 * and before what comes after it in the dialog may take it.
 */
function Opening({ open }: { open: () => void }) {
  useEffect(open, [open])
  return null
}

/** Whether a press on the dialog fell on the veil around it. */
function isBeside({
  currentTarget,
  clientX,
  clientY,
}: {
  currentTarget: Element
  clientX: number
  clientY: number
}): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
