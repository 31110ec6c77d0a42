import { z } from 'zod'
import type { ReadingOperation } from '../../../../server/context.ts'
import { checkSales } from './checkSales.ts'

const input = z.strictObject({})

/** The operation `check` of orders: what in all sales does not add up; `faults` is empty where everything does. */
export const checkOperation: ReadingOperation<any, typeof input> = {
  on: 'collection',
  reads: true,
  flag: 'refund',
  input,
  summary:
    'Proves that orders, payments, refunds, parcels, invoices, returns, coupons and the stock agree, or tells where they do not.',
  run: async ({ db }) => ({ faults: await checkSales(db) }),
}
