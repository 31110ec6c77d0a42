import type { CellProps } from '../../../../../src/fields/view.ts'
import { ToneChip } from '../../../../../src/views/StatusChip.tsx'
import { fulfilmentTones } from '../orderFacts.ts'
import { useOwn } from '../useOwn.ts'

/** How far the goods are. */
export default function FulfilmentCell({ value: status }: CellProps<string>) {
  const { value } = useOwn()
  return <ToneChip tone={fulfilmentTones[status] ?? 'neutral'}>{value('fulfilmentStatus', status)}</ToneChip>
}
