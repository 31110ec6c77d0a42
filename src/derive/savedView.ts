import { z } from 'zod'

const name = z.string().min(1).max(60)

/** What a saved view keeps of a list: all that its address says, but for the page. */
export const savedQuerySchema = z
  .strictObject({
    /** A condition of the list, with what was searched for as `q`. */
    filter: z
      .record(name, z.json())
      .refine((filter) => JSON.stringify(filter).length <= 16_384, { params: { code: 'too-large-json' } }),
    sort: name,
    order: z.enum(['ASC', 'DESC']),
    /** The built-in view that it narrows; null for all records. */
    view: name.nullable(),
    perPage: z.int().min(1).max(500),
    /** The columns in their order; null as everybody has arranged them for themselves. */
    columns: z.array(name).max(100).nullable(),
    /** How close the rows stand; null as everybody has chosen for themselves. */
    density: z.enum(['comfortable', 'compact']).nullable(),
    /** The sheet that the list is; null for a table. Absent in what a page of the release before sends. */
    grid: name.nullable().default(null),
  })
  .meta({ id: 'SavedQuery' })

/** What a saved view keeps of a list. */
export type SavedQuery = z.output<typeof savedQuerySchema>

/** What a view is called. */
export const savedNameSchema = z.string().trim().min(1).max(60)

/** A saved view as its reader is told of it. */
export const savedViewSchema = z
  .object({
    id: z.guid(),
    version: z.int(),
    area: z.string().describe('The name of the area whose list it shows.'),
    name: savedNameSchema,
    query: savedQuerySchema,
    /** The roles whose people see it too; none where it is its owner's alone. */
    roles: z.array(z.guid()),
    owner: z.string().nullable().describe('Who saved it, where that is somebody else than the reader.'),
    isOwn: z.boolean(),
    isDefault: z.boolean().describe('The list of the area begins with it for this reader.'),
    mayChange: z.boolean(),
    isPartial: z.boolean().describe('It asks of more than this reader may see, which was left out.'),
  })
  .meta({ id: 'SavedView' })

export type SavedView = z.output<typeof savedViewSchema>

/** Views that a person may keep for one list. */
export const mostSavedViews = 50
