import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { namedOnce } from '../../../server/requests/namedOnce.ts'
import { layoutPages, slots } from './rules/widgetTypes.ts'
import { arrange, publishLayout, readLayout, rollBack } from './server/layouts.ts'
import { widget } from './widget.ts'

const page = z.enum(layoutPages)

/** What widgets can be asked: always about the layout of a whole page (areas, 21). */
export default defineOperations(widget, {
  layout: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({ page }),
    summary:
      'The draft of a page in its order, what is live of it, whether the two differ, and its versions.',
    run: ({ db, input }) => readLayout(db, input.page),
  },
  arrange: {
    on: 'collection',
    flag: 'edit',
    input: z.strictObject({
      page,
      order: z
        .array(z.strictObject({ id: z.guid().toLowerCase(), slot: z.enum(slots) }))
        .max(200)
        .superRefine(namedOnce('id')),
    }),
    summary: 'Puts all widgets of a page into another order.',
    run: ({ db, records, input }) => arrange({ db, records }, input.page, input.order),
  },
  publishPage: {
    on: 'collection',
    flag: 'publish',
    input: z.strictObject({ page, note: z.string().trim().min(1).max(255).nullable().default(null) }),
    summary: 'Swaps what the store shows of a page for its draft, all at once, and keeps the version.',
    run: ({ db, actor, at, input }) => publishLayout(db, input.page, input.note, { actor, at }),
  },
  rollBack: {
    on: 'collection',
    flag: 'publish',
    input: z.strictObject({ page, number: z.int().min(1).max(1_000_000) }),
    summary: 'Makes an earlier layout of a page live again, and its draft with it.',
    run: ({ db, records, actor, at, input }) =>
      rollBack({ db, records, actor, at }, input.page, input.number),
  },
})
