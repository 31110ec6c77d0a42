import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router'
import type { MenuAct } from '../../../../../src/controls/parts/MenuButton.tsx'
import { hasFlag } from '../../../../../src/core/index.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { useRecordPath } from '../../../../../src/views/useRecordPath.ts'
import { useChildren } from '../items/useChildren.ts'
import type { Order } from '../orderFacts.ts'
import { useOwn } from '../useOwn.ts'

/**
 * Leads to where a parcel of an order is worked on, which comes next once nothing is left to decide of the order itself: to its own page with
 * one that could not be delivered, to the packing station with one that waits to be packed; for whoever does that. Whoever found the order by
 * a telephone number need not look for its parcel again.
 */
export function useParcelWork({ id, onHold }: Order): MenuAct | undefined {
  const translate = useTranslate()
  const { text } = useOwn()
  const navigate = useNavigate()
  const viewer = useViewer()
  const pathOf = useRecordPath()
  const { area, records } = useChildren('shipment', id)
  const may = (flag: string) => hasFlag(viewer, 'shipment', flag)
  const failed = may('deliver') && records.find(({ status }) => status === 'attemptFailed')
  const to = area && failed && pathOf(area, failed.id)
  if (to) return { key: 'decideDelivery', label: text('decideDelivery'), onPick: () => navigate(to) }
  const waiting = may('pack') && !onHold && records.find(({ status }) => status === 'pending')
  if (!waiting) return undefined
  return {
    key: 'pack',
    label: translate('shell.routes.pages/packing-station'),
    onPick: () => navigate(`/app/pages/packing-station?parcel=${encodeURIComponent(String(waiting.number))}`),
  }
}
