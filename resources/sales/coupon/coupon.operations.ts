import { z } from 'zod'
import { ApiError } from '../../../server/apiError.ts'
import { defineOperations } from '../../../server/defineOperations.ts'
import { hasFlag } from '../../../src/core/index.ts'
import { coupon } from './coupon.ts'
import { addCodes, mostCodes } from './server/addCodes.ts'
import { duplicateCoupon } from './server/duplicateCoupon.ts'
import { extendCoupons } from './server/extendCoupons.ts'
import { marginGuard } from './server/marginGuard.ts'
import { resultsOf } from './server/results.ts'
import { simulate } from './server/simulate.ts'

const id = z.guid().toLowerCase()

/** What a coupon can be asked beside its transitions (areas, 26). */
export default defineOperations(coupon, {
  simulate: {
    on: 'record',
    reads: true,
    flag: 'view',
    summary:
      'Tries the coupon on a cart or an order: what it takes off each line, or the rule that it breaks.',
    input: z
      .strictObject({ cart: id.optional(), order: id.optional(), asIfLive: z.boolean().default(false) })
      .refine(({ cart, order }) => (cart === undefined) !== (order === undefined), {
        path: ['cart'],
        params: { code: 'required' },
      }),
    async run({ db, record, input, actor, at }) {
      if (!hasFlag(actor, input.cart ? 'cart' : 'order', 'view')) throw new ApiError('forbidden')
      return simulate(db, record, input, at)
    },
  },
  marginGuard: {
    on: 'record',
    reads: true,
    flag: 'view',
    summary: 'How many SKUs the coupon may sell below their cost, and which would change their GST band.',
    input: z.strictObject({}),
    run: ({ db, record, actor, at }) => marginGuard(db, record, at, hasFlag(actor, 'product', 'viewCost')),
  },
  results: {
    on: 'record',
    reads: true,
    flag: 'view',
    summary: 'How the coupon did: by day over the last thirty days of its use, and its last uses.',
    input: z.strictObject({}),
    run: ({ db, actor, record }) => resultsOf(db, actor, record.id),
  },
  addCodes: {
    on: 'record',
    adds: true,
    flag: 'codes',
    summary: 'Makes codes of which each is good for one order; 100,000 in all.',
    input: z.strictObject({
      count: z.int().min(1).max(mostCodes),
      prefix: z
        .string()
        .regex(/^[A-Z0-9_-]{0,20}$/)
        .default(''),
    }),
    async run({ record, input, ...work }) {
      if (record.kind !== 'uniqueBatch' || record.status === 'archived') throw new ApiError('not-allowed-now')
      return addCodes(work, record, input)
    },
  },
  duplicate: {
    on: 'record',
    adds: true,
    flag: 'create',
    summary: 'A draft like this coupon, under a code of its own and without its uses.',
    input: z.strictObject({}),
    run: async ({ record, ...work }) => ({ id: (await duplicateCoupon(work, record)).id }),
  },
  extend: {
    on: 'collection',
    flag: 'edit',
    summary: 'Moves the end of several coupons to a later time.',
    input: z.strictObject({ coupons: z.array(id).min(1).max(500), endsAt: z.iso.datetime({ offset: true }) }),
    rows: ({ coupons }) => coupons.length,
    run: ({ records, input }) => extendCoupons(records, input.coupons, new Date(input.endsAt).toISOString()),
  },
})
