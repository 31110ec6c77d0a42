import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { refused } from '../../../server/refused.ts'
import { dayIn } from '../../../src/fields/date/day.ts'
import { deadZones } from './rules/deadZones.ts'
import { bandsOn } from './rules/rates.ts'
import { taxOf } from './rules/taxOf.ts'
import { suggestCategory } from './server/suggest.ts'
import { supplyState } from './server/supplyState.ts'
import { taxCategory } from './taxCategory.ts'

const stateCode = z.string().regex(/^\d{2}$/)

const calculateInput = z
  .strictObject({
    price: z.int().min(0).max(1e12),
    quantity: z.int().min(1).max(99_999).default(1),
    discount: z.int().min(0).max(1e14).default(0),
    includesTax: z.boolean().default(true),
    shipTo: stateCode,
    supplyFrom: stateCode.optional(),
    location: z.guid().optional(),
    day: z.iso.date().optional(),
  })
  .refine(({ price, quantity, discount }) => discount <= price * quantity, {
    path: ['discount'],
    params: { code: 'discount-too-large' },
  })

/** What tax categories can be asked beside their records. */
export default defineOperations(taxCategory, {
  suggest: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({ hsn: z.string().regex(/^\d{2,8}$/) }),
    summary: 'Names the active category of goods with the longest HSN prefix of a code, or the default one.',
    run: async ({ db, input }) => ({ category: await suggestCategory(db, input.hsn) }),
  },
  calculate: {
    on: 'record',
    reads: true,
    flag: 'view',
    input: calculateInput,
    summary:
      'The tax of a line of a sale, part by part and with the reasons; and the prices that fit no band.',
    run: async ({ db, input, record }) => {
      const { location, supplyFrom, day = dayIn(new Date()), ...line } = input
      const from = supplyFrom ?? (await supplyState(db, location)) ?? line.shipTo
      const tax = taxOf({ ...line, day, supplyFrom: from, rules: record })
      if (!tax) throw refused<typeof calculateInput>('day', 'no-rate', { day })
      const bands = bandsOn(record.rates, { country: 'IN', state: line.shipTo, day })
      return { ...tax, supplyFrom: from, day, deadZones: line.includesTax ? deadZones(bands) : [] }
    },
  },
})
