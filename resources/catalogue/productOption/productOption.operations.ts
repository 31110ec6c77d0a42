import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { productOption } from './productOption.ts'
import { mergeInput, mergeValues } from './server/mergeValues.ts'
import { countValueUses } from './server/valueUses.ts'

/** What options can be asked beside their records. */
export default defineOperations(productOption, {
  uses: {
    on: 'record',
    reads: true,
    flag: 'view',
    input: z.strictObject({}),
    summary: 'How many products use each value of the option, by the code of the value.',
    run: async ({ db, record }) => {
      const uses = await countValueUses(db, record.id)
      // Products have codes of their own beside those of the option.
      const own = record.values.flatMap(({ code }) => (uses.has(code) ? [[code, uses.get(code)]] : []))
      return { products: Object.fromEntries(own) }
    },
  },
  mergeValues: {
    on: 'record',
    flag: 'delete',
    input: mergeInput,
    summary:
      'Makes two values one: up to 200 products of the first, with their variants and pictures, get the second; asked again while some are left. With `dryRun` it is only said what would change, and which products would have two equal variants.',
    run: ({ db, records, record, input }) => mergeValues({ db, records }, record, input),
  },
})
