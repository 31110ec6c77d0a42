import type { AnyRecord, Registry, Resource, Viewer } from '../../src/core/index.ts'
import { mayLookUp, readableFields } from '../../src/derive/permissions.ts'
import { relationsOf } from '../../src/derive/relations.ts'
import type { Picture } from '../../src/fields/image/image.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database/schema.ts'
import { lookup } from '../records/lookup.ts'

type Shop = Pick<Context, 'registry' | 'hooks'>

/** What an area that has no pictures of its own is about: goods, which have. */
interface Goods {
  readonly to: string
  /** The fields that name them: a row of them, such as a size in its colour, before the goods. */
  readonly fields: readonly string[]
}

/** The goods that an area is about, as a level of the stock is, or a rating; by what the viewer may read of it. */
function goodsOf(registry: Registry, viewer: Viewer, resource: Resource): Goods | undefined {
  if (resource.picture !== undefined) return undefined
  const goods = relationsOf(resource).find(
    ({ field, inner, to, many }) =>
      inner === undefined &&
      !many &&
      resource.fields[field]?.options.required &&
      registry[to]?.picturesOf === 'goods',
  )
  if (!goods) return undefined
  const rows = Object.entries(resource.fields).filter(([, { options }]) => options.rowOf === goods.to)
  const readable = readableFields(viewer, resource)
  const fields = [...rows.map(([name]) => name), goods.field].filter((name) => readable.includes(name))
  return { to: goods.to, fields }
}

/** The fields from which `goodsPictures` takes whose picture stands for a record. */
export const goodsFields = (registry: Registry, viewer: Viewer, resource: Resource): readonly string[] =>
  goodsOf(registry, viewer, resource)?.fields ?? []

/** The pictures that stand for records which are about goods, by the ids of the records. */
export async function goodsPictures(
  db: Db,
  { registry, hooks }: Shop,
  viewer: Viewer,
  found: readonly { readonly area: string; readonly record: AnyRecord }[],
): Promise<ReadonlyMap<string, Picture>> {
  const wanted = [...Map.groupBy(found, ({ area }) => area)].flatMap(([area, some]) => {
    const goods = goodsOf(registry, viewer, registry[area] as Resource)
    if (!goods) return []
    return some.flatMap(({ record }) => {
      const ids = goods.fields.map((name) => record[name]).filter((id) => typeof id === 'string')
      return ids.length > 0 ? [{ id: record.id, to: goods.to, ids }] : []
    })
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
