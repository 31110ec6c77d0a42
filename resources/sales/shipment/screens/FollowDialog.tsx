import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import type { shipment } from '../shipment.ts'
import { useOwn } from './useOwn.ts'

/** Asks the courier where a parcel is. */
export default function FollowDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof shipment>>) {
  const { text, action } = useOwn()
  return (
    <AskDialog
      resource={resource}
      records={records}
      close={close}
      isReady
      ask={{ operation: 'follow', input: {} }}
      title={action('follow')}
      submit={action('follow')}
      said={() => text('courierAsked')}
    >
      <p>{text('followText', { courier: String(records[0]?.courier ?? '') })}</p>
    </AskDialog>
  )
}
