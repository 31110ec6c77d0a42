import type { CellProps } from '../../fields/view.ts'
import { ToneChip } from '../../views/StatusChip.tsx'
import { fulfilmentTones } from './orderFacts.ts'
import { useOwn } from './useOwn.ts'

/** How far the goods are. */
export default function FulfilmentCell({ value: status }: CellProps<string>) {
  const { value } = useOwn()
  return <ToneChip tone={fulfilmentTones[status] ?? 'neutral'}>{value('fulfilmentStatus', status)}</ToneChip>
}
