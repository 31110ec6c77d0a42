import { nextNumber } from '../../../shared/numbering/server/nextNumber.ts'
import type { RefundPart } from '../../payment/rules/splitRefund.ts'
import type { Paying, Payment, Refund } from '../../payment/server/paying.ts'
import { refund } from '../refund.ts'

type Taken = Pick<Payment, 'id' | 'order' | 'orderNumber' | 'customer' | 'contactName'>

/** Writes down that a bank takes money of a payment back; answers the refund, which is granted and nobody has to send. */
export const writeTaken = (
  work: Paying,
  of: Taken,
  { amount, note }: Pick<Refund, 'amount' | 'note'>,
): Promise<Refund> =>
  writeMade(work, of, {
    source: 'dispute',
    amount,
    extraAmount: amount,
    destination: 'original',
    note,
  })

/** A refund of money that the customer has already. */
async function writeMade(
  work: Paying,
  { id, order, orderNumber, customer, contactName }: Taken,
  values: Pick<Refund, 'source' | 'amount' | 'destination' | 'note'> & Partial<Refund>,
): Promise<Refund> {
  const number = `REF-${String(await nextNumber(work.db, 'refund')).padStart(6, '0')}`
  const made = await work.records.create(refund, {
    number,
    payment: id,
    order,
    orderNumber,
    customer,
    contactName,
    ...values,
  })
  return work.records.transition(refund, made.id, 'approve', { approvedAt: work.at })
}

/** What a request says of each of its refunds. */
type Booked = Pick<Refund, 'source' | 'reason' | 'note' | 'request' | 'creditNote'>

/**
 * What a bank took back is for goods that came back: it is their refund as if the shop had sent it, and what it is more stays what the
 * bank took. What follows of that does so as it is granted (`grantRefunds`). Answers the refund of the goods.
 */
export async function bookTaken(work: Paying, taken: Refund, part: RefundPart, why: Booked): Promise<string> {
  const { id, payment, amount, note } = taken
  const left = amount - part.amount
  await work.records.write(refund, id, bookedTo(part, why), 'book')
  if (left > 0) {
    const rest = await writeTaken(work, { ...taken, id: payment }, { amount: left, note })
    await work.records.transition(refund, rest.id, 'process', factsOf(taken))
  }
  return id
}

/**
 * The same of goodwill, which becomes less by it: what the customer was told of it keeps its number, and what else it is for its credit
 * note. Only what is goodwill as a whole is the refund of the goods itself.
 */
export async function setOffGoodwill(
  work: Paying,
  given: Refund,
  part: RefundPart,
  why: Booked,
): Promise<string> {
  const { id, payment, amount, extraAmount, destination } = given
  if (part.amount === amount) {
    await work.records.write(refund, id, bookedTo(part, why), 'setOff')
    return id
  }
  const less = { amount: amount - part.amount, extraAmount: extraAmount - part.amount }
  await work.records.write(refund, id, less, 'setOff')
  const made = await writeMade(work, { ...given, id: payment }, { ...bookedTo(part, why), destination })
  await work.records.transition(refund, made.id, 'process', factsOf(given))
  return made.id
}

const bookedTo = ({ payment: _, lines, ...amounts }: RefundPart, why: Booked) => ({
  ...why,
  ...amounts,
  lines: lines as Refund['lines'],
})

const factsOf = ({ processedAt, providerRefundId, utr }: Refund) => ({ processedAt, providerRefundId, utr })
