import { z } from 'zod'
import { sampleSchema } from './colours.ts'
import rows from './content/tags.json' with { type: 'json' }
import { contentOf } from './content.ts'
import { unlike } from './unlike.ts'
import { slugOf, textSchema } from './words.ts'

/** A label for products, orders, customers or content. `public` tags may show in the shop. */
const tagSchema = z.strictObject({
  kind: z.enum(['product', 'order', 'customer', 'content']),
  name: textSchema,
  colour: sampleSchema,
  description: textSchema,
  public: z.literal(true).exactOptional(),
})

const tagsSchema = z.array(tagSchema).check(unlike(({ kind, name }) => `${kind} ${name}`))

/** Every tag of the demo shop. */
export const tags = contentOf('tags.json', tagsSchema, rows).map(({ public: isPublic = false, ...tag }) => ({
  ...tag,
  slug: slugOf(tag.name),
  isPublic,
}))

export type DemoTag = (typeof tags)[number]

/** The name of a tag of products. */
export const productTagSchema = z.enum(tags.filter(({ kind }) => kind === 'product').map(({ name }) => name))
