import { dayIn } from '../../../../src/fields/date/day.ts'
import { formatDay } from '../../../../src/fields/date/formatDay.ts'
import type { CellProps } from '../../../../src/fields/view.ts'
import { StatusChip, ToneChip } from '../../../../src/views/StatusChip.tsx'
import { returnsUntil } from '../rules/summary.ts'
import FulfilmentCell from './parcels/FulfilmentCell.tsx'
import { useOwn } from './useOwn.ts'

/**
 * How an order stands. One that has arrived is in progress only for the days in which something of it may come back: it says until when,
 * for that it is there is said beside it.
 */
export default function StatusCell({ value: status, ...rest }: CellProps<string>) {
  const { text, locale } = useOwn()
  const { fulfilmentStatus, returnableUntil = null } = rest.record
  if (status !== 'processing' || fulfilmentStatus !== 'delivered')
    return <StatusChip resource={rest.resource} status={status} />
  const until = returnsUntil({ returnableUntil }, dayIn(new Date()))
  if (!until) return <FulfilmentCell {...rest} value={fulfilmentStatus} />
  const day = formatDay(until, locale, { day: 'numeric', month: 'short' })
  return <ToneChip tone="success">{text('returnsTo', { day })}</ToneChip>
}
