import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router'
import type { MenuAct } from '../../../../../src/controls/parts/MenuButton.tsx'
import { hasFlag } from '../../../../../src/core/index.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { useChildren } from '../items/useChildren.ts'
import type { Order } from '../orderFacts.ts'

/**
 * Leads to the packing station with the parcel of an order that waits to be packed: what comes next once nothing is left to decide, for whoever
 * packs. Whoever found the order by a telephone number need not look for its parcel again.
 */
export function usePacking({ id, onHold }: Order): MenuAct | undefined {
  const translate = useTranslate()
  const navigate = useNavigate()
  const viewer = useViewer()
  const { records } = useChildren('shipment', id)
  const waiting = records.find(({ status }) => status === 'pending')
  if (!waiting || onHold || !hasFlag(viewer, 'shipment', 'pack')) return undefined
  return {
    key: 'pack',
    label: translate('shell.routes.pages/packing-station'),
    onPick: () => navigate(`/app/pages/packing-station?parcel=${encodeURIComponent(String(waiting.number))}`),
  }
}
