import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation } from 'ra-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTabGuard } from '../page/useTabGuard.ts'

/** A message on the screen. `count`: how often it was sent while it stood there. */
export interface Notice {
  readonly id: number
  readonly payload: NotificationPayload
  readonly count: number
  /** When it was sent the last time. */
  readonly at: number
}

type Mutation = (params: { isUndo: boolean }) => void

const most = 3

/** An equal error within so many milliseconds is the same failure, told by another part of the page. */
const sameFailure = 2_000

/**
 * Takes messages out of react-admin's queue as places become free; an equal one is counted instead of shown again. The change
 * behind an undoable message is carried out when the message goes, or undone.
 */
export function useNotices() {
  const { notifications, takeNotification } = useNotificationContext()
  const takeMutation = useTakeUndoableMutation()
  const [notices, setNotices] = useState<readonly Notice[]>([])
  const next = useRef(1)
  /** Both of react-admin's queues run in step, so the mutations belong to the undoable messages in their order. */
  const mutations = useRef(new Map<number, Mutation>())

  useEffect(() => {
    const [first] = notifications
    if (!first) return
    const same = notices.find(({ payload }) => isSame(payload, first))
    if (!same && notices.length >= most) return
    takeNotification()
    const at = Date.now()
    const isTold = same !== undefined && first.type === 'error' && at - same.at < sameFailure
    const again = isTold ? 0 : 1
    if (same)
      setNotices((all) =>
        all.map((each) => (each === same ? { ...each, count: each.count + again, at } : each)),
      )
    else setNotices((all) => [...all, { id: next.current++, payload: first, count: 1, at }])
  }, [notifications, notices, takeNotification])

  useEffect(() => {
    const waiting = notices.find(
      ({ id, payload }) => payload.notificationOptions?.undoable && !mutations.current.has(id),
    )
    const mutation = waiting && takeMutation()
    if (waiting && mutation) mutations.current.set(waiting.id, mutation)
  }, [notices, takeMutation])

  const finish = useCallback((id: number, isUndo: boolean) => {
    setNotices((all) => all.filter((notice) => notice.id !== id))
    mutations.current.get(id)?.({ isUndo })
    mutations.current.delete(id)
  }, [])
  const close = useCallback((id: number) => finish(id, false), [finish])
  const undo = useCallback((id: number) => finish(id, true), [finish])
  useKeptPromises(notices)
  return { notices, close, undo }
}

/** Leaving the page would drop the changes that still wait behind their messages, so the browser asks first. */
function useKeptPromises(notices: readonly Notice[]) {
  const waiting = notices.some(({ payload }) => payload.notificationOptions?.undoable)
  useTabGuard(waiting)
}

const isSame = (a: NotificationPayload, b: NotificationPayload) =>
  typeof a.message === 'string' &&
  a.message === b.message &&
  a.type === b.type &&
  [a, b].every(({ notificationOptions: { undoable, onUndo } = {} }) => !undoable && !onUndo) &&
  argsOf(a) === argsOf(b)

/** What fills a message; `_` is only its own text once more. */
const argsOf = ({ notificationOptions: { messageArgs = {} } = {} }: NotificationPayload) =>
  JSON.stringify({ ...messageArgs, _: undefined })
