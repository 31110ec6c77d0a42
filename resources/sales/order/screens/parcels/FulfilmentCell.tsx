import type { RecordOf } from '../../../../../src/core/index.ts'
import type { CellProps } from '../../../../../src/fields/view.ts'
import { ToneChip } from '../../../../../src/views/StatusChip.tsx'
import type { order } from '../../order.ts'
import { whereabouts } from '../../rules/way.ts'
import { fulfilmentTones } from '../orderFacts.ts'
import { useOwn } from '../useOwn.ts'

/** How far the goods are: of those that have left the house where, and not only that they are packed. */
export default function FulfilmentCell({ value: status, record }: CellProps<string>) {
  const { value } = useOwn()
  const { parcelStates = null } = record as Partial<RecordOf<typeof order>>
  const place = whereabouts({ fulfilmentStatus: status, parcelStates })
  if (place) {
    const tone = place === 'attemptFailed' ? 'warning' : 'info'
    return <ToneChip tone={tone}>{value('parcelStates', place)}</ToneChip>
  }
  return <ToneChip tone={fulfilmentTones[status] ?? 'neutral'}>{value('fulfilmentStatus', status)}</ToneChip>
}
