import { sql } from 'kysely'
import { z } from 'zod'
import type { Writing } from '../../../../server/context.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { demand } from '../../../../server/records/refuse.ts'
import { refused } from '../../../../server/refused.ts'
import type { ChangedRecord, Undo } from '../../../../server/undo.ts'
import type { Viewer } from '../../../../src/core/index.ts'
import { category } from '../../category/category.ts'
import { collection } from '../../collection/collection.ts'
import { productCategory } from '../../productCategory/productCategory.ts'
import { assign, unassign } from '../../productCategory/server/assign.ts'
import { tag } from '../../tag/tag.ts'
import { product } from '../product.ts'

/** Which products go into or come out of what; `primary` makes a category their primary one. */
export const organiseInput = z
  .strictObject({
    ids: z
      .array(z.guid().toLowerCase())
      .min(1)
      .max(200)
      .transform((ids) => [...new Set(ids)].sort()),
    kind: z.enum(['category', 'tag', 'collection']),
    action: z.enum(['add', 'remove']),
    target: z.guid().toLowerCase(),
    primary: z.boolean().default(false),
  })
  .refine(({ kind, action, primary }) => !primary || (kind === 'category' && action === 'add'), {
    path: ['primary'],
  })

type OrganiseInput = z.output<typeof organiseInput>

/** Why a product stays as it is. */
type Why = 'already' | 'absent' | 'full' | 'lastCategory' | 'gone'

/** What such a change does, or did: how many products change, and which stay and why. */
export interface OrganiseReport {
  /** How it is put back, once it is done and where whoever did it may. */
  readonly undo?: Undo | undefined
  readonly changed: number
  readonly skips: readonly { readonly id: string; readonly name: string; readonly why: Why }[]
}

/** Of these a change needs one at least. */
export const organiseFlags = [
  ['product', 'edit'],
  ['collection', 'edit'],
  ['productCategory', 'create'],
  ['productCategory', 'delete'],
] as const

/**
 * Demands the rights of the areas that are written: categories are pairs, tags are the product's own, a collection holds its products.
 * @throws ApiError `forbidden`
 */
export function demandOrganise(viewer: Viewer, { kind, action, primary }: OrganiseInput): void {
  demand(viewer, product, kind === 'tag' ? 'edit' : 'view')
  if (kind === 'collection') demand(viewer, collection, 'edit')
  if (kind === 'category') demand(viewer, productCategory, action === 'add' ? 'create' : 'delete')
  if (primary) demand(viewer, productCategory, 'edit')
}

/** Says what a change would do, without doing it. */
export async function previewOrganise(db: Db, input: OrganiseInput): Promise<OrganiseReport> {
  const { changing, skips } = await plan(db, input, await readHeld(db, input))
  return { changed: changing.length, skips }
}

/** Puts products into a category, a tag or a collection by hand, or takes them out, all in one transaction. */
export async function organise(
  { db, records, offerUndo }: Pick<Writing, 'db' | 'records' | 'offerUndo'>,
  input: OrganiseInput,
): Promise<OrganiseReport> {
  const { ids, kind, action, target, primary } = input
  // The collection first, then the products in one order: two such changes wait for each other instead of getting stuck.
  const before = kind === 'collection' ? await records.read(collection, target) : undefined
  await sql`SELECT "id" FROM "product" WHERE "id" = ANY (${ids}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`.execute(
    db,
  )
  const held = await readHeld(db, input)
  const { changing, skips } = await plan(db, input, held)
  const report = { changed: changing.length, skips }
  if (changing.length === 0) return report
  const writing = { db, records, offerUndo }
  if (kind === 'category') {
    const asked = { products: changing, category: target, primary }
    const { undo } = await (action === 'add' ? assign(writing, asked) : unassign(writing, asked))
    return { ...report, undo }
  }
  if (before) {
    const gone = new Set(changing)
    const products = action === 'add' ? [...held, ...changing] : held.filter((id) => !gone.has(id))
    await records.update(collection, target, { products })
    const items = [{ id: target, version: before.version }]
    const undo = await offerUndo({ area: collection, items, fields: ['products'], asked: changing.length })
    return { ...report, undo }
  }
  const items: ChangedRecord[] = []
  for (const id of changing) {
    const { version = 0, tags = [] } = (await records.read(product, id)) ?? {}
    const next = action === 'add' ? [...tags, target] : tags.filter((each) => each !== target)
    items.push({ id, version })
    await records.update(product, id, { tags: next })
  }
  return { ...report, undo: await offerUndo({ items, fields: ['tags'] }) }
}

/**
 * The products that a collection holds; nothing for the other kinds.
 * @throws ApiError `invalid` at `target`: `unknown-reference`, and `not-allowed` for a collection that finds its products itself
 */
async function readHeld(db: Db, { kind, target }: OrganiseInput): Promise<readonly string[]> {
  if (kind === 'collection') {
    const found = await findRecord(db, collection, target)
    if (!found) throw refused<OrganiseInput>('target', 'unknown-reference')
    if (found.type !== 'manual') throw refused<OrganiseInput>('target', 'not-allowed')
    return found.products as string[]
  }
  if (!(await findRecord(db, kind === 'tag' ? tag : category, target)))
    throw refused<OrganiseInput>('target', 'unknown-reference')
  return []
}

interface Row {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly primaryCategory: string | null
  readonly categories: readonly string[]
  readonly tags: readonly string[]
}

async function plan(db: Db, input: OrganiseInput, held: readonly string[]) {
  const { rows } = await sql<Row>`
    SELECT "id", "name", "status", "primary_category" AS "primaryCategory", "categories", "tags"
    FROM "product" WHERE "id" = ANY (${input.ids}::uuid[])`.execute(db)
  const known = new Map(rows.map((row) => [row.id, row]))
  const holds = new Set(held)
  const room = collection.fields.products.options.max - held.length
  const changing: string[] = []
  const skips: { id: string; name: string; why: Why }[] = []
  for (const id of input.ids) {
    const row = known.get(id)
    let why: Why | undefined = row ? whyNot(row, input, holds) : 'gone'
    if (!why && input.kind === 'collection' && input.action === 'add' && changing.length >= room) why = 'full'
    if (why) skips.push({ id, name: row?.name ?? '', why })
    else changing.push(id)
  }
  return { changing, skips }
}

function whyNot(
  row: Row,
  { kind, action, target, primary }: OrganiseInput,
  held: ReadonlySet<string>,
): Why | undefined {
  const { categories, tags, primaryCategory, status } = row
  const isIn = {
    category: categories.includes(target),
    tag: tags.includes(target),
    collection: held.has(row.id),
  }
  if (action === 'remove') {
    if (!isIn[kind]) return 'absent'
    return kind === 'category' && status === 'active' && categories.length === 1 ? 'lastCategory' : undefined
  }
  if (isIn[kind]) return primary && primaryCategory !== target ? undefined : 'already'
  const { fields } = product
  if (kind === 'category') return categories.length >= fields.categories.options.max ? 'full' : undefined
  return kind === 'tag' && tags.length >= fields.tags.options.max ? 'full' : undefined
}
