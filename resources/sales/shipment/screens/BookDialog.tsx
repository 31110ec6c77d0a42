import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import type { shipment } from '../shipment.ts'
import { useOwn } from './useOwn.ts'

/** Has the courier carry packed parcels; each gets its AWB, or its tracking says why not. */
export default function BookDialog({ resource, records, close }: OwnActionProps<RecordOf<typeof shipment>>) {
  const { text, action } = useOwn()
  return (
    <AskDialog
      resource={resource}
      records={records}
      close={close}
      isReady
      ask={{ operation: 'book', input: {} }}
      title={action('book')}
      submit={action('book')}
      said={() => text('courierAsked')}
    >
      <p>{text('bookText', { courier: String(records[0]?.courier ?? '') })}</p>
    </AskDialog>
  )
}
