import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { collection } from '../collection.ts'
import { readMembers } from './members.ts'

type Collection = RecordOf<typeof collection>

/** What the copy is called; its address is made of it. */
export const copyByHandInput = z.strictObject({ title: z.string().trim().min(1).max(100) })

/**
 * Makes a collection by hand of what an automatic one holds at this moment, in its order, as many as fit; the copy is not shown until
 * somebody says so. How a collection finds its products never changes, so this is how one becomes the other (areas, 12).
 * @throws ApiError `not-allowed-now` for one that is by hand already
 */
export async function copyByHand(
  { db, records }: { readonly db: Tx; readonly records: Records },
  record: Collection,
  { title }: z.output<typeof copyByHandInput>,
): Promise<{ id: string; products: number; left: number }> {
  if (record.type !== 'automatic') throw new ApiError('not-allowed-now')
  const most = collection.fields.products.options.max
  const { total, items } = await readMembers(db, record, { from: 0, to: most - 1 })
  const products = items.map(({ id }) => id)
  const { description, image, banner } = record
  const made = await records.create(collection, {
    title,
    type: 'manual',
    sortOrder: 'manual',
    active: false,
    products,
    description,
    image,
    banner,
  })
  return { id: made.id, products: products.length, left: Math.max(0, total - products.length) }
}
