import type { CellProps } from '../../../../../src/fields/view.ts'
import { ToneChip } from '../../../../../src/views/StatusChip.tsx'
import { paymentTones } from '../orderFacts.ts'
import { useOwn } from '../useOwn.ts'

/** How the payment stands, and by what it is made. */
export default function PaymentCell({ value: status, record }: CellProps<string>) {
  const { value } = useOwn()
  const words = [
    value('paymentStatus', status),
    status !== 'codPending' && record.paymentMethod && value('paymentMethod', record.paymentMethod),
  ]
  return <ToneChip tone={paymentTones[status] ?? 'neutral'}>{words.filter(Boolean).join(' · ')}</ToneChip>
}
