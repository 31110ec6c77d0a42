import { CloseNotificationContext, type NotificationPayload, useTranslate } from 'ra-core'
import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { frontDialog, watchDialogs } from '../../controls/parts/openDialogs.ts'
import { Icon } from '../icons/Icon.tsx'
import { commandKey } from '../shortcuts/keys.ts'
import styles from './Notifications.module.css'
import { type Notice, useNotices } from './useNotices.ts'
import { useUndoKey } from './useUndoKey.ts'

/**
 * The messages of react-admin's `useNotify`: at most three, each until it has been read; announced politely, errors at once. One
 * about something that is done already offers to undo it by an option `onUndo`; `undoable` is what waits behind its message. They stand in the
 * dialog that is in front, where there is one.
 */
export function Notifications() {
  const translate = useTranslate()
  const { notices, close, undo: take } = useNotices()
  const undo = ({ id, payload }: Notice) => {
    take(id)
    payload.notificationOptions?.onUndo?.()
  }
  useUndoKey(notices, undo)
  const [held, setHeld] = useState(false)
  const polite = notices.filter(({ payload }) => payload.type !== 'error')
  const urgent = notices.filter(({ payload }) => payload.type === 'error')
  const part = (some: readonly Notice[]) =>
    some.map((notice) => (
      <Message key={notice.id} notice={notice} held={held} onClose={close} onUndo={undo} />
    ))
  // Behind a dialog they could be neither pressed nor heard.
  const inFront = useSyncExternalStore(watchDialogs, frontDialog, () => undefined)
  const region = (
    <section
      className={styles.region}
      data-in-dialog={inFront !== undefined || undefined}
      aria-label={translate('shell.notices.label')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div aria-live="polite">{part(polite)}</div>
      <div aria-live="assertive">{part(urgent)}</div>
    </section>
  )
  return inFront ? createPortal(region, inFront) : region
}

interface MessageProps {
  notice: Notice
  /** While the mouse or the focus is on the messages, none goes away. */
  held: boolean
  onClose: (id: number) => void
  onUndo: (notice: Notice) => void
}

function Message({ notice, held, onClose, onUndo }: MessageProps) {
  const translate = useTranslate()
  const { id, payload, count } = notice
  const { undoable, onUndo: takeBack, multiLine } = payload.notificationOptions ?? {}
  useEffect(() => {
    const duration = durationOf(payload)
    if (held || duration === null) return
    const timer = setTimeout(() => onClose(id), duration)
    return () => clearTimeout(timer)
  }, [held, id, payload, onClose])
  return (
    <CloseNotificationContext value={() => onClose(id)}>
      <div className={styles.message} data-type={payload.type}>
        {icons[payload.type]}
        <div className={styles.text} data-lines={multiLine === true}>
          {textOf(payload, translate)}
          {count > 1 && <span className={styles.count}> × {count}</span>}
        </div>
        {(undoable || takeBack) && (
          <button
            type="button"
            className={styles.undo}
            aria-keyshortcuts="Control+Z Meta+Z"
            title={`${commandKey} Z`}
            onClick={() => onUndo(notice)}
          >
            {translate('ra.action.undo')}
          </button>
        )}
        <button
          type="button"
          className={styles.close}
          // A dialog in which it stands has a button of its own that closes it.
          aria-label={translate('shell.notices.dismiss')}
          onClick={() => onClose(id)}
        >
          <Icon name="close" />
        </button>
      </div>
    </CloseNotificationContext>
  )
}

const icons: Readonly<Record<NotificationPayload['type'], ReactElement>> = {
  success: <Icon name="success" />,
  info: <Icon name="info" />,
  warning: <Icon name="warning" />,
  error: <Icon name="error" />,
}

/** Long enough to be read, and for an undo to be reached; an error stays longer. */
function durationOf({ type, notificationOptions = {} }: NotificationPayload): number | null {
  const { autoHideDuration, undoable, onUndo } = notificationOptions
  if (autoHideDuration === null) return null
  return Math.max(autoHideDuration ?? 0, undoable || onUndo ? 10_000 : type === 'error' ? 12_000 : 5000)
}

const textOf = (
  { message, notificationOptions }: NotificationPayload,
  translate: ReturnType<typeof useTranslate>,
) =>
  typeof message === 'string'
    ? translate(message, { _: message, ...notificationOptions?.messageArgs })
    : message
