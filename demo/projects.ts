import { z } from 'zod'
import { resources } from '../resources/index.ts'
import { cardLabels } from '../resources/insight/projectCard/rules/labels.ts'
import { colleagueSchema } from './colleague.ts'
import rows from './content/projects.json' with { type: 'json' }
import { contentOf } from './content.ts'
import { textSchema } from './words.ts'

const cardSchema = z.strictObject({
  title: textSchema,
  /** The place of its column. */
  column: z.number().int().min(0),
  labels: z.array(z.enum(cardLabels)).exactOptional(),
  /** Who works on it. */
  members: z.array(colleagueSchema).exactOptional(),
  /** Days until it is due. */
  due: z.number().int().exactOptional(),
  description: textSchema.exactOptional(),
  checklist: z
    .array(z.strictObject({ text: textSchema, done: z.literal(true).exactOptional() }))
    .exactOptional(),
  /** Who said what so many days ago. */
  comments: z
    .array(z.strictObject({ by: colleagueSchema, daysAgo: z.number().min(0), text: textSchema }))
    .exactOptional(),
  /** Words in the names of the products that it is about; the first one's picture is its cover. */
  products: z.array(textSchema).exactOptional(),
  orders: z.number().int().exactOptional(),
  archived: z.literal(true).exactOptional(),
})

export type DemoCard = z.infer<typeof cardSchema>

const { category, stage } = resources.project.fields

const projectSchema = z
  .strictObject({
    name: textSchema,
    category: z.enum(category.options.values),
    stage: z.enum(stage.options.values),
    /** Days from today. */
    from: z.number().int(),
    to: z.number().int(),
    description: textSchema,
    members: z.array(colleagueSchema),
    /** The last one is for what is done. `limit` is the most cards that one takes. */
    columns: z
      .array(z.strictObject({ title: textSchema, limit: z.number().int().min(1).exactOptional() }))
      .min(1),
    cards: z.array(cardSchema),
  })
  .check(({ value: { cards, columns }, issues }) => {
    for (const [index, { column }] of cards.entries()) {
      const path = ['cards', index, 'column']
      if (column >= columns.length)
        issues.push({
          code: 'custom',
          input: column,
          path,
          message: 'Expected the place of a column, from 0',
        })
    }
  })

export type DemoProject = z.infer<typeof projectSchema>

/** What the demo shop's people work towards. */
export const demoProjects = contentOf('projects.json', z.array(projectSchema), rows)
