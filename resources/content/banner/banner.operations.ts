import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { publishingOperations } from '../publishing/server/publishingOperations.ts'
import { banner } from './banner.ts'
import { bannersBetween } from './server/calendar.ts'

/** What banners can be asked (areas, 18). */
export default defineOperations(banner, {
  ...publishingOperations(banner),
  calendar: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z
      .strictObject({ from: z.iso.datetime(), to: z.iso.datetime() })
      .refine(({ from, to }) => from < to, { path: ['to'], params: { code: 'backwards' } }),
    summary: 'The banners that have a time between two moments, by placement.',
    run: async ({ db, input: { from, to } }) => ({ banners: await bannersBetween(db, from, to) }),
  },
})
