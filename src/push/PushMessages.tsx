import { useNotify, useStore } from 'ra-core'
import { useEffect } from 'react'
import { onNotice } from './notices.ts'
import { onPushMessage } from './pushWorker.ts'

/** Shows push messages that arrive while the person works (unless they chose otherwise), and what sign-in had to say about them. Draws nothing. */
export function PushMessages() {
  const notify = useNotify()
  useEffect(() => onNotice((key) => notify(key, { type: 'warning' })), [notify])
  const [inFront] = useStore<boolean>('pushInFront', true)
  useEffect(() => {
    if (!inFront) return
    return onPushMessage(({ title, body }) =>
      notify(
        <>
          <strong>{title}</strong>
          <br />
          {body}
        </>,
        { type: 'info', autoHideDuration: 10_000 },
      ),
    )
  }, [notify, inFront])
  return null
}
