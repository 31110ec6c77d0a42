import { placeInWords } from '../../resources/sales/order/rules/placeInWords.ts'
import type { Values } from '../../server/records/values.ts'
import { couriers } from '../couriers.ts'
import { DAY } from '../time.ts'
import type { StoredRecord } from './insertRecords.ts'
import { dayOf } from './season.ts'
import type { Parcel } from './story.ts'
import { cancelledValue, isCancelled, iso, momentIn, type Told } from './told.ts'

/** A step of a parcel: its state from then on, what the courier says, and where. */
interface Step {
  readonly at: number
  readonly status: string
  readonly says: string
}

/** What has happened to a parcel by now, the first first; nothing for one that is not made yet. */
export function stepsOf({ now }: Pick<Told, 'now'>, parcel: Parcel): Step[] {
  const { made, packed, labelled, handedOver, departed, rounds, back, lost } = parcel
  const steps: Step[] = [
    { at: made, status: 'pending', says: '' },
    { at: packed, status: 'packed', says: '' },
    { at: labelled, status: 'labelReady', says: '' },
    { at: handedOver, status: 'handedOver', says: 'Picked up' },
    { at: departed, status: 'inTransit', says: 'In transit' },
    ...rounds.flatMap(({ out, done, failed }) => [
      { at: out, status: 'outForDelivery', says: 'Out for delivery' },
      failed
        ? { at: done, status: 'attemptFailed', says: back ? 'Refused by the customer' : 'Nobody at home' }
        : { at: done, status: 'delivered', says: 'Delivered' },
    ]),
    ...(back
      ? [
          { at: back.begun, status: 'rtoInitiated', says: 'Return to origin' },
          { at: back.departed, status: 'rtoInTransit', says: 'On the way back' },
          { at: back.received, status: 'rtoReceived', says: 'Returned to sender' },
        ]
      : []),
    ...(lost ? [{ at: lost.at, status: 'lost', says: 'Not found' }] : []),
  ]
  return steps.filter(({ at }) => at <= now)
}

const onTheWay = new Set(['labelReady', 'inTransit', 'outForDelivery', 'attemptFailed', 'rtoInTransit'])

/** The steps that the history tells of; of its label and its way the parcel itself does. The last one is always among them. */
export function ownSteps(told: Pick<Told, 'now'>, parcel: Parcel): Step[] {
  const all = stepsOf(told, parcel)
  return all.filter(({ status }, index) => index === all.length - 1 || !onTheWay.has(status))
}

/** What the courier says from its hub. */
const atHub = new Set(['In transit', 'Not found'])

/** When a parcel was delivered; null where it was not, or not yet. */
const deliveredAt = ({ now }: Pick<Told, 'now'>, { rounds, back }: Parcel): string | null =>
  back ? null : momentIn(now, rounds.at(-1)?.done)

/** The parcels of an order that are made by now. */
export function shipmentRecords(told: Told): StoredRecord[] {
  const { story, facts, now, number } = told
  const { address } = story.buyer
  return story.parcels.flatMap((parcel): StoredRecord[] => {
    const steps = stepsOf(told, parcel)
    const last = steps.at(-1)
    if (!last) return []
    const isLabelled = parcel.labelled <= now
    const isFailed = ['attemptFailed', 'rtoInitiated', 'rtoInTransit', 'rtoReceived'].includes(last.status)
    const courier = couriers.find(({ name }) => name === parcel.courier)
    const events = steps.filter(({ says }) => says !== '')
    return [
      {
        id: parcel.id,
        status: last.status,
        version: ownSteps(told, parcel).length,
        createdAt: iso(parcel.made),
        updatedAt: iso(last.at),
        values: {
          number: number(`shipment ${parcel.id}`),
          order: story.id,
          orderNumber: number(`order ${story.id}`),
          location: story.lines[0]?.location,
          dueAt: iso((story.placed ?? story.created) + DAY),
          destination: placeInWords(address),
          lines: parcel.lines.map(({ line, quantity }) => {
            const of = story.lines.find(({ id }) => id === line)
            const name = [of?.product.name, of?.variant.options].filter(Boolean).join(', ')
            return {
              line,
              quantity,
              variant: of?.variant.variant,
              sku: of?.variant.sku,
              name: name.slice(0, 255),
            }
          }),
          codAmount:
            story.method === 'cod' ? told.price.total - (isCancelled(told) ? 0 : cancelledValue(told)) : null,
          ...(parcel.packed <= now ? boxOf(told, parcel) : {}),
          ...(isLabelled
            ? {
                courier: parcel.courier,
                service: 'Surface',
                awb: parcel.awb,
                trackingUrl: `${courier?.address ?? ''}${parcel.awb}`,
                charges: 5500 + (story.seed % 9) * 400,
                expectedOn: dayOf(
                  (parcel.rounds[0]?.out ?? parcel.handedOver) + (story.seed % 3 === 0 ? DAY : 0),
                ),
              }
            : {}),
          manifest: parcel.handedOver <= now ? number(manifestKey(parcel)) : null,
          packedAt: momentIn(now, parcel.packed),
          handedOverAt: momentIn(now, parcel.handedOver),
          deliveredAt: deliveredAt(told, parcel),
          rtoAt: momentIn(now, parcel.back?.received),
          attempts: parcel.rounds.filter(({ out }) => out <= now).length,
          failedReason: isFailed
            ? facts.reasons.get(`deliveryFailed ${parcel.back ? 'refused' : 'not-at-home'}`)
            : null,
          nextAction: last.status === 'attemptFailed' ? (parcel.back ? 'callCustomer' : 'retry') : null,
          carrierStatus: events.at(-1)?.says ?? null,
          events: events.map(({ at, says }) => ({
            at: iso(at),
            status: says,
            note: null,
            by: parcel.courier,
            place: says === 'Picked up' ? null : atHub.has(says) ? 'Hub' : address.city,
          })),
        },
      },
    ]
  })
}

/** The list that a courier signs for all parcels of a day. */
export const manifestKey = ({ handedOver, courier }: Parcel): string =>
  `manifest ${dayOf(handedOver)} ${courier}`

function boxOf({ story }: Told, { lines }: Parcel): Values {
  const weight = lines.reduce((sum, { line, quantity }) => {
    const of = story.lines.find(({ id }) => id === line)
    return sum + (of?.variant.weight ?? 300) * quantity
  }, 80)
  return weight > 1500
    ? { weight, length: 400, width: 300, height: 150 }
    : { weight, length: 320, width: 250, height: 40 }
}
