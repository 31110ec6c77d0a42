import { useTranslate } from 'ra-core'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useActOnce } from '../../../../src/views/useActOnce.ts'
import { notification } from '../notification.ts'

/** Sends a message once more; draws nothing. */
export default function ResendAction({
  records: [record],
  close,
}: OwnActionProps<RecordOf<typeof notification>>) {
  const ask = useOperation(notification)
  const translate = useTranslate()
  useActOnce(
    close,
    async () => {
      await ask('resend', { id: record?.id ?? '' })
      return translate(`resources.${notification.path}.own.resent`)
    },
    notification.path,
  )
  return null
}
