import { type RawBuilder, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Registry, Resource } from '../../src/core/index.ts'
import { canAct } from '../../src/derive/permissions.ts'
import { mostSavedViews, type SavedQuery, type SavedView } from '../../src/derive/savedView.ts'
import type { Actor } from '../actor.ts'
import { ApiError } from '../apiError.ts'
import type { Db, Tx } from '../database/schema.ts'
import { refused } from '../refused.ts'
import { queryFor } from './queryFor.ts'

interface Row {
  id: string
  version: number
  area: string
  name: string
  query: SavedQuery
  roles: string[]
  owner: string
  owner_name: string
  is_default: boolean
}

/** What somebody says of a view. */
export interface ViewInput {
  readonly name: string
  readonly query: SavedQuery
  readonly roles: readonly string[]
}

/** Whether somebody may share views: who sees which roles there are. */
export const mayShareViews = (registry: Registry, actor: Actor): boolean =>
  registry.subAdminRole !== undefined && canAct(actor, registry.subAdminRole, 'view')

/** The area of a view, where there still is one and its reader sees its list. */
export function areaFor(registry: Registry, actor: Actor, name: string): Resource | undefined {
  const area = Object.hasOwn(registry, name) ? registry[name] : undefined
  return area && canAct(actor, area, 'view') ? area : undefined
}

const rolesOf = ({ id, viewedRole }: Actor): RawBuilder<unknown> =>
  viewedRole === undefined
    ? sql`ARRAY(SELECT role_id FROM _account_roles WHERE account_id = ${id})`
    : sql`ARRAY[${viewedRole}]::uuid[]`

/** One's own, those shared with a role of theirs, and for administrators, who keep them in order, all that are shared. */
const seenBy = (actor: Actor): RawBuilder<boolean> => sql<boolean>`
  (v.owner = ${actor.id} OR v.roles && ${rolesOf(actor)}
    OR (${actor.type === 'ADMIN'} AND cardinality(v.roles) > 0))`

/** Reads the views that somebody sees, of one area or of all whose lists they see; their own first, then by name. */
export async function readViews(
  db: Db,
  registry: Registry,
  actor: Actor,
  only: { readonly area?: string | undefined; readonly id?: string },
): Promise<SavedView[]> {
  const { rows } = await sql<Row>`
    SELECT v.id, v.version, v.area, v.name, v.query, v.owner, a.name AS owner_name,
      ARRAY(SELECT r.id FROM _roles r WHERE r.id = ANY (v.roles) ORDER BY lower(r.name)) AS roles,
      d.id IS NOT NULL AS is_default
    FROM _saved_views v
    JOIN _accounts a ON a.id = v.owner
    LEFT JOIN _saved_view_defaults d ON d.view_id = v.id AND d.account_id = ${actor.id}
    WHERE ${seenBy(actor)}
      AND (${only.area ?? null}::text IS NULL OR v.area = ${only.area ?? null})
      AND (${only.id ?? null}::uuid IS NULL OR v.id = ${only.id ?? null}::uuid)
    ORDER BY v.area, v.owner <> ${actor.id}, lower(v.name), v.id`.execute(db)
  return rows.flatMap((row) => {
    const area = areaFor(registry, actor, row.area)
    return area ? [told(registry, actor, area, row)] : []
  })
}

function told(registry: Registry, actor: Actor, area: Resource, row: Row): SavedView {
  const isOwn = row.owner === actor.id
  return {
    id: row.id,
    version: row.version,
    area: row.area,
    name: row.name,
    ...queryFor(registry, actor, area, row.query),
    roles: row.roles,
    owner: isOwn ? null : row.owner_name,
    isOwn,
    isDefault: row.is_default,
    mayChange: isOwn || actor.type === 'ADMIN',
  }
}

/** @throws ApiError `not-found` for a view that this reader does not see */
export async function readView(db: Db, registry: Registry, actor: Actor, id: string): Promise<SavedView> {
  const [view] = await readViews(db, registry, actor, { id })
  if (!view) throw new ApiError('not-found')
  return view
}

/**
 * Saves a new view of its person's own and answers its id.
 * @throws ApiError `invalid` at a name of their own that is taken, at roles that they may not share it with, and where there are too many
 */
export async function addView(
  db: Tx,
  registry: Registry,
  actor: Actor,
  area: string,
  input: ViewInput,
): Promise<string> {
  const others = await namesOf(db, actor.id, area)
  if (others.length >= mostSavedViews)
    throw refused<ViewInput>('name', 'too-many-views', { max: mostSavedViews })
  demandFree(others, input.name)
  await demandRoles(db, registry, actor, input.roles)
  const id = uuidv7()
  await sql`
    INSERT INTO _saved_views (id, owner, area, name, query, roles)
    VALUES (${id}, ${actor.id}, ${area}, ${input.name}, ${JSON.stringify(input.query)}::json, ${[...input.roles]}::uuid[])`.execute(
    db,
  )
  return id
}

/**
 * Changes a view of its person's own, or, for administrators, one that is shared. What is absent stays.
 * @throws ApiError `not-found`, `forbidden` for somebody else's, `stale` where it is another version, and as `addView`
 */
export async function changeView(
  db: Tx,
  registry: Registry,
  actor: Actor,
  aim: { readonly id: string; readonly version: number },
  input: { readonly [K in keyof ViewInput]?: ViewInput[K] | undefined },
): Promise<void> {
  const { owner } = await lockView(db, registry, actor, aim)
  const { name, query, roles } = input
  if (name !== undefined) {
    const view = await readView(db, registry, actor, aim.id)
    demandFree(
      (await namesOf(db, owner, view.area)).filter(({ id }) => id !== aim.id),
      name,
    )
  }
  if (roles !== undefined) await demandRoles(db, registry, actor, roles)
  await sql`
    UPDATE _saved_views SET
      name = coalesce(${name ?? null}, name),
      query = coalesce(${query === undefined ? null : JSON.stringify(query)}::json, query),
      roles = coalesce(${roles === undefined ? null : [...roles]}::uuid[], roles),
      version = version + 1, updated_at = now()
    WHERE id = ${aim.id}`.execute(db)
}

/** Deletes a view, for whoever may change it. @throws ApiError as `changeView` */
export async function removeView(
  db: Tx,
  registry: Registry,
  actor: Actor,
  aim: { readonly id: string; readonly version: number },
): Promise<void> {
  await lockView(db, registry, actor, aim)
  await sql`DELETE FROM _saved_views WHERE id = ${aim.id}`.execute(db)
}

/**
 * Lets the list of an area begin with a view that somebody sees, or with none.
 * @throws ApiError `not-found` for one that they do not see
 */
export async function chooseDefault(
  db: Tx,
  registry: Registry,
  actor: Actor,
  area: string,
  id: string | null,
): Promise<void> {
  if (id !== null && (await readView(db, registry, actor, id)).area !== area) throw new ApiError('not-found')
  await sql`DELETE FROM _saved_view_defaults WHERE account_id = ${actor.id} AND area = ${area}`.execute(db)
  if (id === null) return
  await sql`
    INSERT INTO _saved_view_defaults (id, account_id, area, view_id)
    VALUES (${uuidv7()}, ${actor.id}, ${area}, ${id})
    ON CONFLICT (account_id, area) DO UPDATE SET view_id = excluded.view_id`.execute(db)
}

async function lockView(
  db: Tx,
  registry: Registry,
  actor: Actor,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<{ owner: string }> {
  const { rows } = await sql<{
    owner: string
  }>`SELECT owner FROM _saved_views WHERE id = ${id} FOR UPDATE`.execute(db)
  const current = await readView(db, registry, actor, id)
  if (!current.mayChange) throw new ApiError('forbidden')
  if (current.version !== version) throw new ApiError('stale', { extra: { current } })
  return rows[0] as { owner: string }
}

/** The views of one person for an area; no other is saved until the end of the transaction. */
async function namesOf(db: Tx, owner: string, area: string): Promise<{ id: string; name: string }[]> {
  await sql`SELECT 1 FROM _accounts WHERE id = ${owner} FOR NO KEY UPDATE`.execute(db)
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT id, name FROM _saved_views WHERE owner = ${owner} AND area = ${area}`.execute(db)
  return rows
}

function demandFree(others: readonly { readonly name: string }[], name: string): void {
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw refused<ViewInput>('name', 'not-unique')
}

/** Whoever shares a view sees which roles there are; to take it back nobody needs to. */
async function demandRoles(
  db: Tx,
  registry: Registry,
  actor: Actor,
  roles: readonly string[],
): Promise<void> {
  if (roles.length === 0) return
  if (!mayShareViews(registry, actor)) throw refused<ViewInput>('roles', 'not-allowed')
  const { rows } = await sql<{
    id: string
  }>`SELECT id FROM _roles WHERE id = ANY (${[...roles]}::uuid[])`.execute(db)
  if (rows.length < new Set(roles).size) throw refused<ViewInput>('roles', 'unknown-reference')
}
