import type { CellProps } from '../../../../src/fields/view.ts'
import { StatusChip } from '../../../../src/views/StatusChip.tsx'
import FulfilmentCell from './parcels/FulfilmentCell.tsx'

/** How an order stands. One that has arrived is in progress only for the days in which something of it may come back: it says that it is there. */
export default function StatusCell({ value: status, ...rest }: CellProps<string>) {
  const { fulfilmentStatus } = rest.record
  return status === 'processing' && fulfilmentStatus === 'delivered' ? (
    <FulfilmentCell {...rest} value={fulfilmentStatus} />
  ) : (
    <StatusChip resource={rest.resource} status={status} />
  )
}
