import { useEffect, useState } from 'react'
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
 * a telephone number need not look for its parcel again. The order knows of such a parcel before the parcel is there, so nothing moves then.
 */
export function useParcelWork({ id, onHold, parcelStates }: Order): MenuAct | undefined {
  const { text } = useOwn()
  const navigate = useNavigate()
  const viewer = useViewer()
  const pathOf = useRecordPath()
  const { area, records } = useChildren('shipment', id)
  const isFor = (flag: string, state: string) =>
    area !== undefined &&
    hasFlag(viewer, 'shipment', flag) &&
    parcelStates?.some((each) => each === state) === true
  const isFailed = isFor('deliver', 'attemptFailed')
  const isToPack = !isFailed && !onHold && isFor('pack', 'pending')
  const parcel = records.find(({ status }) => status === (isFailed ? 'attemptFailed' : 'pending'))
  const station = `/app/pages/packing-station?parcel=${encodeURIComponent(String(parcel?.number))}`
  const to = parcel && (isFailed ? area && pathOf(area, parcel.id) : station)
  // Whoever is quicker than the parcel need not press again.
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (isAsked && to) void navigate(to)
  }, [isAsked, to, navigate])
  if (!isFailed && !isToPack) return undefined
  return {
    key: isFailed ? 'decideDelivery' : 'pack',
    label: text(isFailed ? 'decideDelivery' : 'packParcel'),
    onPick: () => setAsked(true),
  }
}
