import { moves } from '../../resources/catalogue/stockLevel/rules/moves.ts'
import { DAY } from '../time.ts'
import type { SalesMove } from './ledger.ts'
import { expiry } from './paymentRecords.ts'
import type { ReturnStory } from './story.ts'
import { cancelledOf, type Told } from './told.ts'

/** What an order did to the stock by now: promised, let go, left the house, and put back on the shelf. */
export function movesOf(told: Told): SalesMove[] {
  const { story, now, number } = told
  const orderCause = { kind: 'order', id: story.id, name: number(`order ${story.id}`) }
  const of = new Map(story.lines.map((line) => [line.id, line]))
  const move = (id: string, at: number, what: SalesMove['move'], cause: SalesMove['cause']): SalesMove[] => {
    const line = of.get(id)
    if (!line || at > now) return []
    const { variant, location, product } = line
    return [{ at, move: what, cause, variant: variant.variant, location, from: product.from }]
  }
  const { created, placed, cancel, back } = story
  const returnCause = () => ({
    kind: 'orderReturn',
    id: back?.id ?? '',
    name: number(`orderReturn ${back?.id}`),
  })
  const each = (at: number, what: (quantity: number) => SalesMove['move']) =>
    story.lines.flatMap(({ id, quantity }) => move(id, at, what(quantity), orderCause))
  // What goes out in exchange is held from the wish to the order.
  const held = ({ variant, order }: NonNullable<ReturnStory['exchange']>, from: number): SalesMove[] =>
    order.lines.flatMap(({ location, product }) =>
      [
        { at: from, move: moves.reserve(1) },
        { at: order.created, move: moves.endReservation(1) },
      ]
        .filter(({ at }) => at <= now)
        .map((each) => ({
          ...each,
          cause: returnCause(),
          variant: variant.variant,
          location,
          from: product.from,
        })),
    )
  // What waits for its payment is held; what is paid at the door is promised at once.
  if (placed === null)
    return [...each(created, moves.reserve), ...each(created + expiry + 90_000, moves.endReservation)]
  // Of old orders only that is kept that they were paid, not that something was held for the minutes until then.
  const isOld = placed < now - 30 * DAY
  const isPromised = isOld || story.method === 'cod' || story.exchanges !== null
  return [
    ...(isPromised
      ? each(placed, moves.commit)
      : [...each(created, moves.reserve), ...each(placed, moves.commitReserved)]),
    ...(cancel
      ? story.lines.flatMap(({ id }) => {
          const pieces = cancelledOf(told, id)
          return pieces > 0 ? move(id, cancel.at, moves.release(pieces), orderCause) : []
        })
      : []),
    ...story.parcels.flatMap(({ id: parcel, lines, handedOver }) => {
      if (handedOver > now) return []
      const cause = { kind: 'shipment', id: parcel, name: number(`shipment ${parcel}`) }
      return lines.flatMap(({ line, quantity }) => move(line, handedOver, moves.ship(quantity), cause))
    }),
    ...(back && !back.isRejected && back.inspected <= now
      ? back.lines.flatMap(({ line, quantity, passes }) =>
          passes ? move(line, back.inspected, moves.takeBack(quantity), returnCause()) : [],
        )
      : []),
    ...(back?.exchange ? held(back.exchange, back.requested) : []),
  ]
}
