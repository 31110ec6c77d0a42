import type { AnyRecord, Registry, Resource, Viewer } from '../../src/core/index.ts'
import { mayLookUp, readableFields } from '../../src/derive/permissions.ts'
import { type Relation, relationsOf } from '../../src/derive/relations.ts'
import type { Picture } from '../../src/fields/image/image.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database/schema.ts'
import { lookup } from '../records/lookup.ts'

type Shop = Pick<Context, 'registry' | 'hooks'>

/** By which of its fields an area that has no pictures of its own is about goods, which have: a level of the stock, a rating. */
function goodsOf(registry: Registry, resource: Resource): Relation | undefined {
  if (resource.picture !== undefined) return undefined
  return relationsOf(resource).find(
    ({ field, inner, to, many }) =>
      inner === undefined && !many && resource.fields[field]?.options.required && registry[to]?.portrait,
  )
}

/** The fields from which `goodsPictures` takes whose picture stands for a record: a row of the goods, such as a size in its colour, before them. */
export function goodsFields(registry: Registry, viewer: Viewer, resource: Resource): string[] {
  const goods = goodsOf(registry, resource)
  if (!goods) return []
  const rows = Object.entries(resource.fields).filter(([, { options }]) => options.rowOf === goods.to)
  const readable = readableFields(viewer, resource)
  return [...rows.map(([name]) => name), goods.field].filter((name) => readable.includes(name))
}

/** The pictures that stand for records which are about goods, by the ids of the records: of the row that they name before those of the goods. */
export async function goodsPictures(
  db: Db,
  { registry, hooks }: Shop,
  viewer: Viewer,
  found: readonly { readonly resource: Resource; readonly record: AnyRecord }[],
): Promise<ReadonlyMap<string, Picture>> {
  const wanted = found.flatMap(({ resource, record }) => {
    const goods = goodsOf(registry, resource)
    const values = goodsFields(registry, viewer, resource).map((name) => record[name])
    const ids = values.filter((id) => typeof id === 'string')
    return goods && ids.length > 0 ? [{ id: record.id, to: goods.to, ids }] : []
  })
  const pictures = new Map<string, Picture>()
  for (const [to, some] of Map.groupBy(wanted, ({ to }) => to)) {
    const area = registry[to] as Resource
    if (!mayLookUp(viewer, registry, area)) continue
    const filter = { id: [...new Set(some.flatMap(({ ids }) => ids))] }
    const range = { from: 0, to: filter.id.length - 1 }
    const { rows } = await lookup(db, { registry, hooks }, area, viewer, {
      q: undefined,
      filter,
      range,
      locale: 'en',
    })
    const known = new Map(
      (JSON.parse(rows) as { id: string; picture: Picture | null }[]).map(({ id, picture }) => [id, picture]),
    )
    for (const { id, ids } of some) {
      const picture = ids.map((each) => known.get(each)).find(Boolean)
      if (picture) pictures.set(id, picture)
    }
  }
  return pictures
}
