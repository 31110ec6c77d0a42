import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { lengthOf } from '../../../src/fields/date/period.ts'
import { calendarEvent } from './calendarEvent.ts'
import { layerNames } from './rules/layers.ts'
import { readRange } from './server/readRange.ts'

/** The most days that are asked for at once: six weeks of a month, with room. */
const mostDays = 62

/** The most that is answered of one kind. */
const most = 500

export default defineOperations(calendarEvent, {
  range: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z
      .strictObject({
        from: z.iso.date(),
        to: z.iso.date(),
        layers: z.array(z.enum(layerNames)).max(layerNames.length),
      })
      .refine(({ from, to }) => from <= to, { path: ['to'], params: { code: 'backwards' } })
      .refine((range) => lengthOf(range) <= mostDays, { path: ['to'], params: { code: 'bad-date' } }),
    summary:
      'What the calendar has between two days of the shop, both included: events that the person sees, and the dates of the shop that are asked for, of the areas that they may view.',
    run: ({ db, actor, context, input }) => readRange({ db, actor, registry: context.registry, most }, input),
  },
})
