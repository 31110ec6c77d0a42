import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { refused } from '../../../../server/refused.ts'
import type { SaleWork, Shipment } from '../../invoice/server/work.ts'
import { shipment as area } from '../shipment.ts'

/** What a courier says of a parcel. */
export const trackInput = z.strictObject({
  status: z.string().trim().min(1).max(120),
  place: z.string().trim().max(120).nullish(),
  note: z.string().trim().max(500).nullish(),
  at: z.iso.datetime({ offset: true }).optional(),
})

/**
 * Notes what the courier says of a parcel that is under way; the shop's own status is another matter (areas, S4). The newest word is
 * the courier's status, however late it is told.
 * @throws ApiError `not-allowed-now` before the hand-over, `locked` once all is over, `invalid` at `at` for a time to come
 */
export async function track(
  { records, actor, at: now }: SaleWork,
  shipment: Shipment,
  { status, place, note, at }: z.output<typeof trackInput>,
): Promise<{ carrierStatus: string | null }> {
  if (!shipment.handedOverAt) throw new ApiError('not-allowed-now')
  const time = at ? new Date(at).toISOString() : now
  if (time > now) throw refused<typeof trackInput>('at', 'in-future')
  const event = { at: time, status, place: place || null, note: note || null, by: actor.name.slice(0, 120) }
  const events = [...shipment.events, event as Shipment['events'][number]].sort((a, b) =>
    a.at < b.at ? -1 : 1,
  )
  const isNewest = events.at(-1) === event
  const carrierStatus = isNewest ? status : (shipment.carrierStatus ?? status)
  const stored = await records.update(area, shipment.id, { events, carrierStatus })
  return { carrierStatus: stored.carrierStatus }
}
