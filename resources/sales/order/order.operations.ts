import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { refused } from '../../../server/refused.ts'
import { namedOnce } from '../../../server/requests/namedOnce.ts'
import { defined } from '../../../src/core/defined.ts'
import { address } from '../../../src/fields/address/address.ts'
import { answerFiles } from '../../customers/contactMessage/server/answerFiles.ts'
import { findOperation } from '../../shared/reveal/server/findOperation.ts'
import { revealOperation } from '../../shared/reveal/server/revealOperation.ts'
import { checkOperation } from '../checks/server/checkOperation.ts'
import { banks } from '../payment/rules/banks.ts'
import { paymentMethods } from '../payment/rules/methods.ts'
import { linkEnd, sendOrderLink } from '../payment/server/sendLink.ts'
import { order } from './order.ts'
import { onlineMethod } from './rules/onlineMethod.ts'
import { actionsOf } from './server/actionsOf.ts'
import { awaitPayment } from './server/awaitPayment.ts'
import { cancelLines, plannedCancellation } from './server/cancelLines.ts'
import { cancelPreview } from './server/cancelPreview.ts'
import { comment, commentInput } from './server/comment.ts'
import { duplicate } from './server/duplicate.ts'
import { type Addresses, editAddress } from './server/editAddress.ts'
import { editLines } from './server/editLines.ts'
import { editPreview } from './server/editPreview.ts'
import { hold, release } from './server/hold.ts'
import { placeOrder } from './server/placeOrder.ts'
import { quote, quoteInput } from './server/quote.ts'
import { writeToBuyer } from './server/writeToBuyer.ts'

const id = z.guid().toLowerCase()
const note = z.string().trim().min(1).max(500)
const place = address.type.schema({}, z)
/** Coupons that are taken away from an order. */
const withoutCoupons = z.array(id).max(20).optional()
const pieces = z
  .array(z.strictObject({ line: id, quantity: z.int().min(0).max(999) }))
  .max(200)
  .superRefine(namedOnce('line'))
const editedLines = z
  .array(
    z.strictObject({
      id: id.optional(),
      variant: id.optional(),
      quantity: z.int().min(1).max(999),
      unitPrice: z.int().min(0).max(1e12).optional(),
      priceReason: z.string().max(255).nullish(),
    }),
  )
  .min(1)
  .max(200)
  .superRefine(namedOnce('id'))

/** What an order can be asked and what can be done with it (areas, 22). */
export default defineOperations(order, {
  reveal: revealOperation(order),
  find: findOperation(order),
  check: checkOperation,
  actions: {
    on: 'record',
    reads: true,
    flag: 'view',
    input: z.strictObject({}),
    summary:
      'What whoever asks may do with the order: { primary, actions: [{ name, allowed, why? }] }; `why` is one sentence in the language asked for.',
    run: ({ db, record, actor, context, locale }) => actionsOf(db, record, actor, { context, locale }),
  },
  quote: {
    on: 'collection',
    reads: true,
    flag: 'create',
    input: quoteInput,
    summary:
      'What a draft would cost now: lines with the shop’s price and stock, totals, the ways of delivery to its address, its coupon, and as sentences what stands in the way of placing it. An unfinished draft is never refused.',
    run: ({ db, input, actor, at, context, locale }) => quote(db, input, { actor, at, context, locale }),
  },
  place: {
    on: 'record',
    flag: 'create',
    input: z.strictObject({
      paymentMethod: z.enum(paymentMethods).optional(),
      paymentBank: z.enum(banks).optional(),
      notify: z.boolean().default(true),
    }),
    summary:
      'Places a draft: prices are frozen, stock is promised, coupons are counted, the payment is made and the customer told. Refused with all that stands in the way.',
    async run({ record, input, ...work }) {
      const { paymentMethod, paymentBank, notify } = input
      const { number, status, due } = await placeOrder(
        work,
        record.id,
        defined({
          notify,
          paymentMethod: paymentMethod || undefined,
          paymentBank: paymentBank || undefined,
        }),
      )
      return { number, status, due }
    },
  },
  hold: {
    on: 'record',
    flag: 'hold',
    inBulk: true,
    input: z.strictObject({ reason: id, note: note.nullish() }),
    summary:
      'Holds an open order with a reason of the domain `hold`: nothing of it is packed or printed until it is released.',
    async run({ record, input, ...work }) {
      await hold(work, record, input)
      return {}
    },
  },
  release: {
    on: 'record',
    flag: 'hold',
    inBulk: true,
    input: z.strictObject({ note: note.nullish() }),
    summary:
      'Lets a held order go on; the note is kept as a comment. Where its payment does not fit its coupon (`couponCheck` is `open`), the note is required and so is the flag `discount`: the customer keeps the discount.',
    async run({ record, input, ...work }) {
      await release(work, record, input)
      return {}
    },
  },
  assign: {
    on: 'record',
    flag: 'edit',
    inBulk: true,
    input: z.strictObject({ to: id.nullable() }),
    summary: 'Says who looks after the order: a member of staff, or nobody.',
    async run({ record, records, input: { to } }) {
      await records.update(order, record.id, { assignedTo: to })
      return {}
    },
  },
  tag: {
    on: 'record',
    flag: 'edit',
    inBulk: true,
    input: z.strictObject({ add: z.array(id).min(1).max(50) }),
    summary: 'Puts the order under tags, beside those that it has.',
    async run({ record, records, input: { add } }) {
      const tags = [...new Set([...record.tags, ...add])]
      if (tags.length > record.tags.length) await records.update(order, record.id, { tags })
      return {}
    },
  },
  comment: {
    on: 'record',
    adds: true,
    flag: 'edit',
    input: commentInput,
    summary:
      'Adds a comment that only staff see, and tells those whom it mentions; comments are not changed afterwards.',
    run: async ({ record, input, ...work }) => ({ comments: (await comment(work, record, input)).comments }),
  },
  message: {
    on: 'record',
    adds: true,
    flag: 'message',
    input: z.strictObject({
      text: z.string().trim().min(1).max(5000),
      channel: z.enum(['email', 'sms', 'whatsapp']),
      files: answerFiles,
    }),
    summary:
      'Opens a conversation with the customer about the order; answers the number of the conversation.',
    run: ({ record, input, ...work }) => writeToBuyer(work, record, input),
  },
  duplicate: {
    on: 'record',
    adds: true,
    flag: 'create',
    input: z.strictObject({}),
    summary: 'Copies the order into a new draft at today’s prices; answers its id and number.',
    run: ({ record, ...work }) => duplicate(work, record),
  },
  sendPaymentLink: {
    on: 'record',
    adds: true,
    flag: 'edit',
    input: z.strictObject({
      paymentMethod: z.enum(paymentMethods).exclude(['cod']).optional(),
      paymentBank: z.enum(banks).optional(),
    }),
    summary:
      'Sends the customer a link to pay what is due. A draft waits for the payment from then on, with its stock and coupons held, and is placed when the money comes.',
    async run({ record, input, context, ...work }) {
      const until = await linkEnd(work)
      const online = input.paymentMethod ?? onlineMethod(record.paymentMethod)
      const waiting =
        record.status === 'draft'
          ? await awaitPayment(
              work,
              record.id,
              defined({
                until,
                paymentMethod: online,
                paymentBank: input.paymentBank || undefined,
              }),
            )
          : await payableBy(work.records, record, until)
      return sendOrderLink(work, context.settings, waiting)
    },
  },
  cancelPreview: {
    on: 'record',
    reads: true,
    flag: 'cancel',
    input: z.strictObject({
      lines: pieces.optional(),
      reason: id.optional(),
      note: z.string().max(500).nullish(),
      restock: z.boolean().optional(),
      refund: z.enum(['original', 'storeCredit', 'none']).optional(),
      restoreCoupon: z.boolean().optional(),
      notify: z.boolean().optional(),
    }),
    summary:
      'What calling pieces off would mean: whether the whole order is cancelled, the worth of each line, delivery and fees, what goes back to the customer, and out of which payments.',
    run: async ({ db, record, input }) =>
      cancelPreview(
        db,
        record,
        await plannedCancellation(db, record, input.lines),
        input.refund ?? 'original',
      ),
  },
  cancel: {
    on: 'record',
    flag: 'cancel',
    inBulk: true,
    input: z.strictObject({
      lines: pieces.min(1).optional(),
      reason: id,
      note: note.nullish(),
      restock: z.boolean().default(true),
      refund: z.enum(['original', 'storeCredit', 'none']).default('original'),
      restoreCoupon: z.boolean().default(true),
      notify: z.boolean().default(true),
    }),
    summary:
      'Calls off pieces that are not packed (all of them where no lines are named): stock, refund, coupons and message as said. Irreversible. Answers what goes back, in paise, and the ids of the refunds.',
    run: ({ record, input, ...work }) =>
      cancelLines(work, record, { ...input, lines: input.lines, note: input.note ?? null, source: 'staff' }),
  },
  editPreview: {
    on: 'record',
    reads: true,
    flag: 'editItems',
    input: z.strictObject({
      lines: editedLines,
      withoutCoupons,
      manualDiscount: z.int().min(0).max(1e12).optional(),
      reason: z.string().max(500).optional(),
      settle: z.enum(['link', 'refund', 'none']).optional(),
    }),
    summary:
      'What other lines would make of a placed order: totals before and after, the difference, what is due or goes back, and what is wrong, as sentences.',
    run: ({ db, record, input, actor, at, context, locale }) =>
      editPreview(db, record, input, { actor, at, context, locale }),
  },
  editLines: {
    on: 'record',
    flag: 'editItems',
    input: z.strictObject({
      lines: editedLines,
      withoutCoupons,
      manualDiscount: z.int().min(0).max(1e12).optional(),
      reason: z.string().trim().max(500).optional(),
      settle: z.enum(['link', 'refund', 'none']).default('none'),
    }),
    summary:
      'Changes the lines of a placed order before anything is packed. `lines` is the whole list (a line that is not named is taken out); quantities are those of whole lines. `withoutCoupons` names coupons of the order (by id) that are taken away. Then the customer gets a link for what is due, a refund, or nothing.',
    async run({ record, input, context, ...work }) {
      const edited = await editLines(work, record, input)
      const isOwed = input.settle === 'link' && edited.due > 0
      const stored = isOwed ? await work.records.read(order, record.id) : undefined
      return { ...edited, ...(stored ? await sendOrderLink(work, context.settings, stored) : {}) }
    },
  },
  editAddress: {
    on: 'record',
    flag: 'editAddress',
    input: z.strictObject({ shippingAddress: place.optional(), billingAddress: place.nullish() }),
    summary: 'Sends a placed order to another address before anything is packed; its taxes follow the place.',
    async run({ record, input, ...work }) {
      await editAddress(work, record, input as Addresses)
      return {}
    },
  },
})

type Record = Parameters<typeof cancelLines>[1]

/**
 * An order that waits already, or that was placed and is not paid: it takes an online payment from now on.
 * @throws ApiError `invalid` with `nothing-due` for one that the courier collects or that owes nothing
 */
async function payableBy(
  records: Parameters<typeof cancelLines>[0]['records'],
  record: Record,
  until: string,
): Promise<Record> {
  if (record.paymentMethod === 'cod' || record.due === 0)
    throw refused<Record>('paymentMethod', 'nothing-due')
  const values = defined<Partial<Record>>({
    paymentMethod: onlineMethod(record.paymentMethod),
    expiresAt: record.status === 'pendingPayment' ? until : undefined,
  })
  return records.write(order, record.id, values, 'sendPaymentLink')
}
