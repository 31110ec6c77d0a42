import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { notification } from '../notification.ts'

/** Sends a message once more; draws nothing. */
export default function ResendAction({
  records: [record],
  close,
}: OwnActionProps<RecordOf<typeof notification>>) {
  const ask = useOperation(notification)
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const isAsked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for one opening.
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    ask('resend', { id: record?.id ?? '' })
      .then(
        () => {
          notify(translate(`resources.${notification.path}.own.resent`), { type: 'success' })
          refresh()
        },
        (error: Error) => notify(error.message, { type: 'error' }),
      )
      .finally(close)
  }, [])
  return null
}
