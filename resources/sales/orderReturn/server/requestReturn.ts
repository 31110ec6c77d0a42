import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { refused } from '../../../../server/refused.ts'
import { namedOnce } from '../../../../server/requests/namedOnce.ts'
import { type FieldProblem, type ProblemCode, problemAt } from '../../../../src/derive/problems.ts'
import { image } from '../../../../src/fields/image/image.ts'
import { demandReason } from '../../../shared/reason/server/demandReason.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { orderReturn } from '../orderReturn.ts'
import { approvesItself } from './approvesItself.ts'
import { type ExchangedWorth, exchangedWorth } from './exchangedWorth.ts'
import { type ExchangeItem, exchangeItems, exchangePlaces, hold } from './exchangeHold.ts'
import { facetsOf } from './facetsOf.ts'
import { notifyReturn } from './notifyReturn.ts'
import { partsByParcel, type ReturnableLine, returnableLines } from './returnable.ts'
import { returnPlace } from './returnPlaces.ts'
import type { Order, OrderReturn, ReturnWork } from './work.ts'

const id = z.guid().toLowerCase()

/** What somebody wants to send back. */
export const requestInput = z.strictObject({
  order: id,
  type: z.enum(['return', 'exchange', 'replacement']).default('return'),
  source: z.enum(['customer', 'staff']).default('staff'),
  lines: z
    .array(
      z.strictObject({
        line: id,
        quantity: z.int().min(1).max(999),
        reason: id,
        comment: z.string().trim().max(500).nullish(),
        photos: z.array(image.type.schema({}, z)).max(6).default([]),
        exchangeVariant: id.nullish(),
      }),
    )
    .min(1)
    .max(200)
    .superRefine(namedOnce('line')),
  pickupMode: z.enum(['pickup', 'selfShip']).default('pickup'),
  refundDestination: z.enum(['original', 'storeCredit', 'bankOrUpi']).default('original'),
  overrideReason: id.nullish(),
  overrideNote: z.string().trim().max(500).nullish(),
})

export type RequestInput = z.output<typeof requestInput>

/**
 * Opens a return of an order (areas, 23): checks what was delivered and is not in another return, the window, reasons and photos;
 * an exchange holds the new pieces. A customer's own is approved at once where the shop's rule says so.
 * @throws ApiError `not-found` for the order, `invalid` at the line or field that is wrong
 */
export async function requestReturn(work: ReturnWork, input: RequestInput): Promise<OrderReturn> {
  const order = await lockOrder(work, input.order)
  const open = await returnableLines(work.db, order, work.at)
  const items = await exchangeItems(work.db, { variants: wantedVariants(input) })
  const problems = input.lines.flatMap((line, index) => problemsOf(input, line, index, order, open, items))
  if (problems.length > 0) throw new ApiError('invalid', { problems })
  const reasons = await demandReasons(work, input)
  const inWindow = input.lines.every(({ line }) => entryOf(open, line).inWindow)
  await demandOverride(work, input, inWindow)
  const lines = linesOf(input, open, items, await exchangedWorth(work.db, order))
  const places = await exchangePlaces(work.db, lines)
  const created = await work.records.create(orderReturn, {
    ...aboutOrder(order),
    ...(await facetsOf(work.db, lines)),
    type: input.type,
    source: input.source,
    inWindow,
    pickupMode: input.pickupMode,
    pickupAddress: input.pickupMode === 'pickup' ? order.shippingAddress : null,
    location: await returnPlace(
      work.db,
      lines.map(({ line }) => entryOf(open, line).line.location),
    ),
    refundDestination: input.refundDestination,
    overrideReason: input.overrideReason ?? null,
    overrideNote: input.overrideNote || null,
    reasons: [...new Set(reasons.map(({ id }) => id))],
    lines: lines.map((line, index) => ({ ...line, heldAt: places[index] ?? null })) as OrderReturn['lines'],
  })
  await hold(work, created)
  await notifyReturn(work, order, created, 'return.requested')
  if (!(await approvesItself(work, created))) return created
  return work.records.transition(orderReturn, created.id, 'approve')
}

/** What a return knows of its order. */
export const aboutOrder = (order: Order): Partial<OrderReturn> => ({
  order: order.id,
  orderNumber: order.number,
  customer: order.customer,
  contactName: order.contactName,
  phone: order.phone,
  state: order.state,
  pincode: order.pincode,
})

type InputLine = RequestInput['lines'][number]

const entryOf = (open: readonly ReturnableLine[], line: string) =>
  open.find((entry) => entry.line.id === line) as ReturnableLine

/** What goes out: what somebody chose, or the same again. */
function wantedVariants({ type, lines }: RequestInput): string[] {
  return type === 'exchange' ? lines.flatMap(({ exchangeVariant }) => exchangeVariant ?? []) : []
}

function problemsOf(
  { type, overrideReason }: RequestInput,
  line: InputLine,
  index: number,
  order: Order,
  open: readonly ReturnableLine[],
  items: readonly ExchangeItem[],
): FieldProblem[] {
  const at = (field: keyof InputLine, code: ProblemCode, values = {}): FieldProblem[] => [
    problemAt<RequestInput>(`lines.${index}.${field}`, code, values),
  ]
  if (!order.lines.some(({ id }) => id === line.line)) return at('line', 'unknown-row')
  const entry = open.find((one) => one.line.id === line.line)
  if (!entry || line.quantity > entry.open)
    return at('quantity', 'return-too-many', { max: entry?.open ?? 0 })
  if (type === 'exchange' && !line.exchangeVariant) return at('exchangeVariant', 'required')
  if (type === 'exchange' && !entry.line.exchangeable && !overrideReason)
    return at('exchangeVariant', 'not-exchangeable')
  const item = items.find(({ variant }) => variant === line.exchangeVariant)
  if (type === 'exchange' && !item) return at('exchangeVariant', 'unknown-variant')
  return []
}

async function demandReasons(work: ReturnWork, { lines }: RequestInput) {
  const found = []
  for (const [index, { reason, comment, photos }] of lines.entries()) {
    const path = `lines.${index}` as const
    const one = await demandReason<RequestInput>(work.db, {
      id: reason,
      domain: 'return',
      note: comment ?? null,
      path: `${path}.reason`,
      notePath: `${path}.comment`,
    })
    if (one.requiresPhoto && photos.length === 0)
      throw refused<RequestInput>(`${path}.photos`, 'photo-needed')
    found.push(one)
  }
  return found
}

/** Late or unreturnable goods come back only with a reason. */
async function demandOverride(work: ReturnWork, input: RequestInput, inWindow: boolean): Promise<void> {
  if (input.overrideReason) {
    await demandReason<RequestInput>(work.db, {
      id: input.overrideReason,
      domain: 'override',
      note: input.overrideNote ?? null,
      path: 'overrideReason',
      notePath: 'overrideNote',
    })
  } else if (!inWindow && input.source === 'staff') {
    throw refused<RequestInput>('overrideReason', 'window-over')
  }
}

function linesOf(
  input: RequestInput,
  open: readonly ReturnableLine[],
  items: readonly ExchangeItem[],
  exchanged: ExchangedWorth,
) {
  return input.lines.flatMap(({ line, quantity, reason, comment, photos, exchangeVariant }) => {
    const { line: of, parcels } = entryOf(open, line)
    const { product, variant, sku, name, options } = of
    const item = items.find((one) => one.variant === exchangeVariant)
    const again = input.type === 'replacement' ? { variant, sku, name, options, price: 0 } : undefined
    const out = input.type === 'exchange' ? item : again
    let pieces = 0
    return partsByParcel(parcels, quantity).map((part) => {
      const before = exchanged(line, pieces)
      pieces += part.quantity
      return {
        line,
        product,
        variant,
        sku,
        name,
        options,
        ...part,
        exchangedValue: exchanged(line, pieces) - before,
        reason,
        photos,
        comment: comment || null,
        exchangeVariant: out?.variant ?? null,
        exchangeSku: out?.sku ?? null,
        exchangeName: out ? [out.name, out.options].filter(Boolean).join(' · ') : null,
        exchangePrice: input.type === 'exchange' ? (out?.price ?? 0) : null,
      }
    })
  })
}
