import type { RecordOf } from '../../../../../src/core/index.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import { SendLinkDialog } from '../../../payment/screens/SendLinkDialog.tsx'
import type { order } from '../../order.ts'
import { useOwn } from '../useOwn.ts'

/** Sends the customer a link to pay what is due. */
export default function PaymentLinkDialog({
  resource,
  records: [record],
  close,
}: OwnActionProps<RecordOf<typeof order>>) {
  const words = useOwn()
  const { text, action } = words
  const ask = useOperation(resource)
  return (
    <SendLinkDialog
      words={words}
      title={action('sendPaymentLink')}
      text={text('link.text', { name: String(record?.contactName ?? '') })}
      sentText={(time) => text('link.sent', { time })}
      label={text('link.label')}
      send={text('link.send')}
      copy={text('link.copy')}
      copied={text('link.copied')}
      onSend={() => ask('sendPaymentLink', { id: record?.id ?? '' })}
      paths={[resource.path, 'pages/payments']}
      close={close}
    />
  )
}
