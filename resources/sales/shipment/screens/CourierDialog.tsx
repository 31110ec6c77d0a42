import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import type { shipment } from '../shipment.ts'
import { useOwn } from './useOwn.ts'

export type ParcelsProps = OwnActionProps<RecordOf<typeof shipment>>

interface CourierDialogProps extends ParcelsProps {
  /** What the courier is asked for; the action is called alike. */
  operation: string
  /** The sentence that says what will happen, which names the courier. */
  told: string
}

/** Asks the courier of some parcels for something, once somebody has read what. */
export function CourierDialog({ operation, told, ...props }: CourierDialogProps) {
  const { text, action, value } = useOwn()
  const [parcel] = props.records
  // What was booked and never labelled knows its courier by the booking alone.
  const courier = parcel?.courier ?? (parcel?.bookedWith ? value('bookedWith', parcel.bookedWith) : '')
  return (
    <AskDialog
      {...props}
      isReady
      ask={{ operation, input: {} }}
      title={action(operation)}
      submit={action(operation)}
      said={() => text('courierAsked')}
    >
      <p>{text(told, { courier })}</p>
    </AskDialog>
  )
}
