import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { findRecord } from '../../../server/records/read.ts'
import type { Changed } from '../../../server/undo.ts'
import type { RecordOf } from '../../../src/core/index.ts'
import { product } from './product.ts'
import { changePrices, pricesInput } from './server/changePrices.ts'
import { checkCodes, codesInput } from './server/checkCodes.ts'
import { copyOf, duplicateInput } from './server/duplicate.ts'
import { dropLimits } from './server/guardDrops.ts'
import { demandOrganise, organise, organiseFlags, organiseInput, previewOrganise } from './server/organise.ts'
import { priorPrices, readPrices } from './server/priceHistory.ts'
import { printLabels, printLabelsInput } from './server/printLabels.ts'

type Product = RecordOf<typeof product>

/** What products can be asked beside their records and transitions. */
export default defineOperations(product, {
  checkCodes: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: codesInput,
    summary: 'Says which SKUs and barcodes other products use already.',
    run: ({ db, input }) => checkCodes(db, input),
  },
  previewPrices: {
    on: 'collection',
    reads: true,
    flag: 'changePrice',
    input: pricesInput,
    summary:
      'Says what a change of prices would do to which variants, and which would offerUndo theirs and why.',
    run: async ({ db, input, actor }) =>
      changePrices(
        input,
        actor,
        await dropLimits(db, actor, input.ids),
        (id) => findRecord(db, product, id) as Promise<Product | undefined>,
      ),
  },
  changePrices: {
    on: 'collection',
    flag: 'changePrice',
    input: pricesInput,
    rows: ({ ids }) => ids.length,
    summary: 'Changes prices of all variants of products, where MRP, sale and special price stay in order.',
    run: async ({ db, input, actor, records, offerUndo }) => {
      const items: Changed['items'][number][] = []
      const report = await changePrices(
        input,
        actor,
        await dropLimits(db, actor, input.ids),
        (id) => records.read(product, id),
        async (record, values) => {
          items.push({ id: record.id, version: record.version })
          await records.update(product, record.id, values)
        },
      )
      return { ...report, undo: await offerUndo({ items, fields: ['variants', 'mrp', 'salePrice'] }) }
    },
  },
  previewOrganise: {
    on: 'collection',
    reads: true,
    flag: 'view',
    oneOf: organiseFlags,
    input: organiseInput,
    summary:
      'Says which of up to 200 products a change of category, tag or collection would change, and which not and why.',
    run: async ({ db, input, actor }) => {
      demandOrganise(actor, input)
      return previewOrganise(db, input)
    },
  },
  organise: {
    on: 'collection',
    flag: 'view',
    oneOf: organiseFlags,
    input: organiseInput,
    rows: ({ ids }) => ids.length,
    summary:
      'Puts up to 200 products into a category, a tag or a collection by hand, or takes them out; needs the rights of the area written.',
    run: async ({ db, input, actor, records, offerUndo }) => {
      demandOrganise(actor, input)
      return organise({ db, records, offerUndo }, input)
    },
  },
  documents: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: printLabelsInput,
    summary: 'The labels of up to 200 products or variants with bar code and price, to be printed.',
    run: ({ db, input }) => printLabels(db, input),
  },
  duplicate: {
    on: 'record',
    adds: true,
    flag: 'create',
    input: duplicateInput,
    summary: 'Makes a draft from a product with the parts that are asked for, and SKUs of its own.',
    run: async ({ input, record, actor, records, db }) => {
      const made = await records.create(product, await copyOf(record, input, actor, db))
      return { id: made.id }
    },
  },
  prices: {
    on: 'record',
    reads: true,
    flag: 'view',
    input: z.strictObject({}),
    summary: 'The prices that the variants of a product have had, and the lowest of the thirty days before.',
    run: async ({ db, record }) => {
      const states = await readPrices(db, record.id)
      return { states, prior: priorPrices(states) }
    },
  },
})
