import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import type { shipment } from '../shipment.ts'
import { useOwn } from './useOwn.ts'

/** Has the courier try a failed delivery again. */
export default function RetryDialog({ resource, records, close }: OwnActionProps<RecordOf<typeof shipment>>) {
  const { text, action } = useOwn()
  return (
    <AskDialog
      resource={resource}
      records={records}
      close={close}
      isReady
      ask={{ operation: 'retryDelivery', input: {} }}
      title={action('retryDelivery')}
      submit={action('retryDelivery')}
      said={() => text('courierAsked')}
    >
      <p>{text('retryText', { courier: String(records[0]?.courier ?? '') })}</p>
    </AskDialog>
  )
}
