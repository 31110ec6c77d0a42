import { sql } from 'kysely'
import {
  type AnyRecord,
  type Locale,
  locales,
  ownOf,
  type Registry,
  type Resource,
} from '../../src/core/index.ts'
import { canAct } from '../../src/derive/permissions.ts'
import type { Hit } from '../../src/derive/searchHit.ts'
import { searchWords } from '../../src/derive/searchText.ts'
import type { Actor } from '../actor.ts'
import type { NamesOf } from '../answers/texts.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database/schema.ts'
import { fromTable, recordJson } from '../records/recordSql.ts'
import { type SoughtText, soughtText, unspaced } from '../records/soughtText.ts'
import { visible } from '../records/visible.ts'
import { type Candidate, candidates } from './candidates.ts'
import { goodsFields, goodsPictures } from './goodsPictures.ts'
import { hitFields, hitOf } from './hit.ts'

/** What a search of the shop answers. */
export interface Found {
  /** The nearest first; those of one area that come equally near stand together, in the order of the menu. */
  readonly hits: readonly Hit[]
  /** The areas whose lists find more than is answered here. */
  readonly more: readonly string[]
}

/** Records of one area that are answered, and of all together. */
const mostEach = 5
const mostInAll = 40

type Shop = Pick<Context, 'registry' | 'hooks' | 'wordsOf' | 'namesOf'>

export interface ShopQuery {
  readonly q: string
  /** Only these areas, all without it. */
  readonly areas?: readonly string[] | undefined
  readonly locale: Locale
}

/**
 * The records of all areas that have what was typed, as far as the viewer's lists show them: by the same words, the same rows, and nothing
 * that is masked for them.
 */
export async function searchShop(
  db: Db,
  shop: Shop,
  viewer: Actor,
  { q, areas, locale }: ShopQuery,
): Promise<Found> {
  const { registry, wordsOf, namesOf } = shop
  const sought = soughtText(q)
  // One letter is at the beginning of nearly everything.
  if (sought.whole.length < 2 && !unspaced.test(sought.whole)) return { hits: [], more: [] }
  const searched = Object.values(registry).filter(
    (resource) => (!areas || areas.includes(resource.name)) && canAct(viewer, resource, 'view'),
  )
  const place = new Map(searched.map(({ name }, index) => [name, index]))
  const placeOf = ({ area }: Pick<Candidate, 'area'>) => place.get(area) ?? 0
  const lastOf = ({ area }: Pick<Candidate, 'area'>) => Number(registry[area]?.foundLast)
  const found = await candidates(db, shop, viewer, searched, sought, {
    most: mostEach + 1,
    named: (resource) => titlesCalled(namesOf, resource, sought),
  })
  const byArea = Map.groupBy(found, ({ area }) => area)
  const kept = [...byArea.values()]
    .flatMap((some) => some.slice(0, mostEach))
    .sort((a, b) => lastOf(a) - lastOf(b) || a.rank - b.rank || placeOf(a) - placeOf(b))
    .slice(0, mostInAll)
  const records = await recordsOf(db, registry, viewer, kept)
  const read = kept.flatMap(({ area, id }) => {
    const record = records.get(id)
    return record ? [{ area, record }] : []
  })
  const pictures = await goodsPictures(db, shop, viewer, read)
  const hits = kept.flatMap((candidate, order) => {
    const resource = registry[candidate.area] as Resource
    const record = records.get(candidate.id)
    // It was changed or deleted between the two statements.
    if (!record) return []
    const { hit, nearness } = hitOf(viewer, resource, record, sought, {
      locale,
      words: wordsOf(locale, resource),
      names: namesOf(locale, resource.fields[resource.title], resource),
    })
    return [
      {
        hit: { ...hit, picture: hit.picture ?? pictures.get(hit.id) ?? null },
        order,
        key: [lastOf(candidate), nearness, nearness < 3 ? 0 : candidate.rank, placeOf(candidate), order],
      },
    ]
  })
  return {
    hits: hits.sort((a, b) => compare(a.key, b.key)).map(({ hit }) => hit),
    more: [...byArea].flatMap(([area, some]) => {
      const answered = kept.filter((candidate) => candidate.area === area).length
      return some.length > answered ? [area] : []
    }),
  }
}

/** The titles that are keys of texts, by which people of some language call them with all words. */
function titlesCalled(namesOf: NamesOf, resource: Resource, { words }: SoughtText): string[] {
  const field = resource.fields[resource.title]
  if (field?.options.named === undefined) return []
  const called = locales.flatMap((locale) =>
    [...namesOf(locale, field, resource)].flatMap(([key, name]) => {
      const own = ` ${searchWords(name).join(' ')}`
      return words.every((word) => own.includes(word)) ? [key] : []
    }),
  )
  return [...new Set(called)]
}

/** The candidates' records by their ids, of all areas at once. */
async function recordsOf(
  db: Db,
  registry: Registry,
  viewer: Actor,
  chosen: readonly Candidate[],
): Promise<ReadonlyMap<string, AnyRecord>> {
  if (chosen.length === 0) return new Map()
  const wanted = (resource: Resource) => [
    ...new Set([...hitFields(viewer, resource), ...goodsFields(registry, viewer, resource)]),
  ]
  const parts = [...Map.groupBy(chosen, ({ area }) => area)].map(([area, some]) => {
    const resource = ownOf(registry, area) as Resource
    const ids = some.map(({ id }) => id)
    return sql`
      SELECT ${sql.raw(recordJson(resource, wanted(resource)))} AS "record" FROM ${sql.raw(fromTable(resource))}
      WHERE t."id" = ANY (${ids}::uuid[]) AND ${visible(resource, viewer)}`
  })
  const { rows } = await sql<{ record: AnyRecord }>`${sql.join(parts, sql` UNION ALL `)}`.execute(db)
  return new Map(rows.map(({ record }) => [record.id, record]))
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number)
}
