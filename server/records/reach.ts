import { type RawBuilder, sql } from 'kysely'
import { isOfOwnPlaces, type Registry, type Resource, type Viewer } from '../../src/core/index.ts'
import { columnName, quoted, tableName } from '../../src/derive/sqlNames.ts'
import { ApiError } from '../apiError.ts'
import { keptPlan } from '../database/keptPlan.ts'
import type { Db } from '../database/schema.ts'

/** How far somebody sees: what is theirs or shared, and where their roles are of their own stock locations what is at these. Whom nothing limits has none (`Actor.reach`). */
export interface Reach {
  /** Their stock locations; undefined where they see what is at all of them. */
  readonly locations: readonly string[] | undefined
  /** What of an area is within it, as SQL on its table under an alias; undefined where it is seen whole. */
  of(resource: Resource, alias?: string): RawBuilder<boolean> | undefined
}

/** SQL that is true for what is within somebody's reach, for what reads an area by itself. */
export const withinReach = (
  { reach }: { readonly reach?: Reach },
  resource: unknown,
  alias = 't',
): RawBuilder<boolean> => reach?.of(resource as Resource, alias) ?? sql<boolean>`true`

/** The areas whose records are at places. */
const placed = (registry: Registry) => Object.values(registry).filter(({ places }) => places.length > 0)

/** Whose permissions show some area only as far as it is at their own places. */
const isLocal = (registry: Registry, viewer: Viewer) =>
  placed(registry).some(({ name }) => isOfOwnPlaces(viewer, name))

const hasOwners = (registry: Registry) => Object.values(registry).some(({ own }) => own)

/**
 * The reach of somebody, undefined where nothing limits it. Whose role is of their own places and who has none sees nothing that is at one;
 * what may be at several and is at none yet, such as a draft, is everybody's.
 */
export async function reachOf(
  db: Db,
  registry: Registry,
  viewer: Viewer & { readonly id: string; readonly locations?: readonly string[] },
): Promise<Reach | undefined> {
  const locations = isLocal(registry, viewer)
    ? (viewer.locations ?? (await locationsOf(db, viewer.id)))
    : undefined
  if (!locations && !hasOwners(registry)) return undefined
  return {
    locations,
    of: (resource, alias = 't') => {
      if (resource.own) return ownOrShared(registry, resource, viewer.id, alias)
      return locations && resource.places.length > 0 && isOfOwnPlaces(viewer, resource.name)
        ? atPlaces(registry, resource, locations, alias)
        : undefined
    },
  }
}

async function locationsOf(db: Db, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ locations: string[] }>`${keptPlan}
    SELECT "locations" FROM "sub_admin" WHERE "id" = ${id}`.execute(db)
  return rows[0]?.locations ?? []
}

function ownOrShared(
  registry: Registry,
  { fields, own }: Resource,
  id: string,
  alias: string,
): RawBuilder<boolean> | undefined {
  const column = (name: string) => sql.raw(`${alias}.${quoted(columnName(name))}`)
  if (own?.through) {
    const target = registry[String(fields[own.through]?.options.to)] as Resource
    const inner = `${alias}_owner`
    return sql<boolean>`EXISTS (
      SELECT 1 FROM ${sql.table(tableName(target))} AS ${sql.raw(inner)}
      WHERE ${sql.raw(inner)}."id" = ${column(own.through)} AND ${ownOrShared(registry, target, id, inner)})`
  }
  if (!own?.by) return undefined
  const isTheirs =
    fields[own.by]?.kind === 'references'
      ? sql<boolean>`coalesce(${id} = ANY (${column(own.by)}::text[]), false)`
      : sql<boolean>`coalesce(${column(own.by)}::text = ${id}, false)`
  return own.shared ? sql<boolean>`(${isTheirs} OR coalesce(${column(own.shared)}, false))` : isTheirs
}

/** The areas whose records a request about one of what is somebody's own can name: its own, and that through which it is theirs. */
const owned = (registry: Registry, resource: Resource): Resource[] =>
  resource.own
    ? [
        resource,
        ...(resource.own.through
          ? owned(registry, registry[String(resource.fields[resource.own.through]?.options.to)] as Resource)
          : []),
      ]
    : []

function atPlaces(
  registry: Registry,
  resource: Resource,
  locations: readonly string[],
  alias: string,
): RawBuilder<boolean> {
  const tests = resource.places.map((name) => {
    const { kind, options } = resource.fields[name] as Resource['fields'][string]
    const column = sql.raw(`${alias}.${quoted(columnName(name))}`)
    if (options.to === 'stockLocation')
      return kind === 'references'
        ? sql`(${column} && ${[...locations]}::uuid[] OR cardinality(${column}) = 0)`
        : sql`${column} = ANY (${[...locations]}::uuid[])`
    const target = registry[String(options.to)] as Resource
    const inner = `${alias}p`
    return sql`EXISTS (
      SELECT 1 FROM ${sql.table(tableName(target))} AS ${sql.raw(inner)}
      WHERE ${sql.raw(inner)}."id" = ${column} AND ${atPlaces(registry, target, locations, inner)})`
  })
  return sql<boolean>`coalesce(${sql.join(tests, sql` OR `)}, false)`
}

const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/**
 * Refuses a request that names a record beyond somebody's reach, wherever it does: in its path, as what it acts on, or among what it
 * writes; and one that writes of another location than theirs, the other end of a transfer aside. So no operation, import or reference gets at what its
 * person does not see, and none has to think of it.
 * @throws ApiError `not-found`, as for a record that is not there
 */
export async function demandReach(
  db: Db,
  registry: Registry,
  reach: Reach,
  asked: { readonly resource: Resource; readonly params: unknown; readonly body: unknown },
): Promise<void> {
  const { fields, places, own } = asked.resource
  // Nothing but what is theirs through it refers to what is somebody's own, so only requests about such an area can name it.
  if (!reach.locations && !own) return
  const text = `${JSON.stringify(asked.params)} ${typeof asked.body === 'string' ? asked.body : JSON.stringify(asked.body)}`
  const named = [...new Set(text.match(ids)?.map((id) => id.toLowerCase()))]
  if (named.length === 0) return
  const beyond = [...placed(registry), ...owned(registry, asked.resource)].flatMap((resource) => {
    const within = reach.of(resource)
    return within
      ? [
          sql`SELECT 1 FROM ${sql.table(tableName(resource))} AS t WHERE t."id" = ANY (${named}::uuid[]) AND NOT ${within}`,
        ]
      : []
  })
  const ends = places.filter((name) => fields[name]?.options.to === 'stockLocation').length
  if (ends > 0 && reach.locations && reach.of(asked.resource) && registry.stockLocation)
    beyond.push(sql`
      SELECT 1 FROM ${sql.table(tableName(registry.stockLocation))} AS t
      WHERE t."id" = ANY (${named}::uuid[]) AND t."id" <> ALL (${[...reach.locations]}::uuid[])
      HAVING count(*) >= ${ends}`)
  if (beyond.length === 0) return
  const { rows } = await sql`${sql.join(beyond, sql` UNION ALL `)} LIMIT 1`.execute(db)
  if (rows.length > 0) throw new ApiError('not-found')
}
