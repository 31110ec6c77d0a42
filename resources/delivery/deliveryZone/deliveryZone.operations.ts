import { sql } from 'kysely'
import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { defined } from '../../../src/core/defined.ts'
import { askedPlace } from '../pincode/server/askedPlace.ts'
import { deliveryZone } from './deliveryZone.ts'
import type { Cart } from './rules/quoteMethods.ts'
import { changeRates } from './server/changeRates.ts'
import { duplicateZone } from './server/duplicateZone.ts'
import { compareMembers, importMembers } from './server/importMembers.ts'
import { rateChange } from './server/rateChange.ts'
import { coverage, overlaps } from './server/reports.ts'
import { takeIn, takeInInput } from './server/takeIn.ts'
import { testZone } from './server/testZone.ts'

const most = 100_000_000_000

/** A file of members is some thousand lines. */
const membersFile = z.strictObject({ text: z.string().trim().min(1).max(1_000_000) })

export default defineOperations(deliveryZone, {
  test: {
    on: 'collection',
    reads: true,
    flag: 'view',
    summary:
      'Which zone serves a pincode and why, with the price, the days and cash on delivery of each method for a cart.',
    input: z.strictObject({
      ...askedPlace,
      value: z.int().min(0).max(most).default(0),
      weight: z.int().min(0).max(1_000_000).default(0),
      items: z.int().min(1).max(10_000).default(1),
      categories: z.array(z.guid().toLowerCase()).max(200).optional(),
      products: z.array(z.guid().toLowerCase()).max(200).optional(),
    }),
    run: async ({ db, input }) => {
      const { pincode, country, categories, products, ...cart } = input
      const goods = defined<Partial<Cart>>({ categories, products })
      return testZone(db, pincode, country, { ...cart, ...goods })
    },
  },
  overlaps: {
    on: 'collection',
    reads: true,
    flag: 'view',
    summary:
      'The pairs of active zones that take the same listed pincodes in, those first in which only the priority decides.',
    input: z.strictObject({}),
    run: async ({ db }) => ({ overlaps: await overlaps(db) }),
  },
  coverage: {
    on: 'collection',
    reads: true,
    flag: 'view',
    summary: 'How many listed pincodes are served, and those that are open but that no zone serves.',
    input: z.strictObject({}),
    run: ({ db }) => coverage(db),
  },
  pincodes: {
    on: 'record',
    reads: true,
    flag: 'export',
    summary: 'All listed pincodes that the zone serves.',
    input: z.strictObject({}),
    run: async ({ db, record }) => {
      const { rows } = await sql<{
        pincode: string
      }>`SELECT pincode FROM pincode WHERE zone = ${record.id} ORDER BY pincode`.execute(db)
      return { pincodes: rows.map(({ pincode }) => pincode) }
    },
  },
  takeIn: {
    on: 'record',
    adds: true,
    flag: 'edit',
    summary: 'Takes listed pincodes in by name; zones that named them before do so no more.',
    input: takeInInput,
    rows: ({ pincodes }) => pincodes.length,
    run: ({ db, record, records, input }) => takeIn(db, records, record, input),
  },
  compareMembers: {
    on: 'collection',
    reads: true,
    flag: 'import',
    summary:
      'What a file of members (zone, level, value, mode) would change, and the lines that are not understood; changes nothing.',
    input: membersFile,
    run: ({ db, input }) => compareMembers(db, input.text),
  },
  importMembers: {
    on: 'collection',
    flag: 'import',
    summary: 'Adds the members of a file to their zones; lines that are not understood are left out.',
    input: membersFile,
    run: ({ db, records, input }) => importMembers(db, records, input.text),
  },
  duplicate: {
    on: 'record',
    adds: true,
    flag: 'create',
    summary: 'An inactive zone with the same members and methods, under a code of its own.',
    input: z.strictObject({}),
    run: async ({ db, record, records }) => ({ id: (await duplicateZone(db, records, record)).id }),
  },
  changeRates: {
    on: 'collection',
    flag: 'edit',
    summary: 'Changes the rates or the days of the methods of several zones.',
    input: rateChange,
    rows: ({ ids }) => ids.length,
    run: ({ records, input }) => changeRates(records, input),
  },
})
