import { z } from 'zod'
import { namedOnce } from '../../../../server/requests/namedOnce.ts'
import { payingBanks, receivedMethods } from '../rules/banks.ts'

export const id = z.guid().toLowerCase()
export const money = z.int().min(0).max(1e12)
export const positive = z.int().min(1).max(1e12)
export const text = (max: number) => z.string().trim().min(1).max(max)

/** A stored document, as `f.file` has it. */
export const proof = z.strictObject({
  file: id,
  name: z.string().min(1).max(200),
  bytes: z.int().min(0),
  type: z.string().regex(/^[a-z]+\/[a-z0-9.+-]+$/),
})

/** How money that people received themselves is proven. */
export const received = {
  method: z.enum(receivedMethods).default('bankTransfer'),
  /** Whose card or account it was; of a way of paying that has no bank it says nothing. */
  bank: z.enum(payingBanks).optional(),
  reference: text(80),
  proof,
  note: text(150).optional(),
}

/** What goes back of an order, line by line, with shipping and fees apart. */
export const refundAmounts = {
  lines: z
    .array(z.strictObject({ line: id, quantity: z.int().min(0).max(999), amount: money }))
    .max(200)
    .superRefine(namedOnce('line'))
    .default([]),
  shipping: money.default(0),
  fee: money.default(0),
  extra: money.default(0),
}
