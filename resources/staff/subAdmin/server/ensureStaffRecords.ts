import { sql } from 'kysely'
import type { RoleTranslations } from '../../../../server/auth/presetWords.ts'
import { lockRecord } from '../../../../server/records/read.ts'
import { saveRecord } from '../../../../server/records/save.ts'
import type { SaveOptions } from '../../../../server/records/saveOptions.ts'
import type { Values } from '../../../../server/records/values.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import type { RecordsContext } from '../../../../server/records/workTypes.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import { defined } from '../../../../src/core/defined.ts'
import type { AccountType } from '../../../../src/core/index.ts'
import { subAdminRole } from '../../subAdminRole/subAdminRole.ts'
import { subAdmin } from '../subAdmin.ts'

/**
 * Gives every role and every account of staff its record, and presets that follow the areas their new permissions and words. Roles and
 * accounts come first where nobody is signed in yet: the presets, `npm run create-admin`, the demo's people.
 */
export async function ensureStaffRecords(context: RecordsContext): Promise<void> {
  const { registry, database } = context
  if (!registry[subAdmin.name] || !registry[subAdminRole.name]) return
  for (const role of await rolesToEnsure(database.db)) {
    await store(context, subAdminRole, role.id, role.is_known, {
      name: role.name,
      description: role.description || null,
      translations: role.translations,
      permissions: role.permissions,
      ...(role.is_known
        ? {}
        : defined({
            preset: role.preset,
            refundLimit: role.preset && refunding.has(role.preset) ? refundsAlone : undefined,
          })),
    })
  }
  await sql`
    UPDATE _roles SET own_places = s.order_scope = 'ownLocations' FROM "sub_admin_role" s
    WHERE s.id = _roles.id AND _roles.own_places <> (s.order_scope = 'ownLocations')`.execute(database.db)
  for (const account of await accountsToEnsure(database.db)) await storeAccount(context, account)
}

/** Brings the record of one account in step after its person changed their own profile. */
export async function followProfile(context: RecordsContext, accountId: string): Promise<void> {
  if (!context.registry[subAdmin.name]) return
  const accounts = await accountsToEnsure(context.database.db, accountId)
  for (const account of accounts.filter((each) => each.is_known)) await storeAccount(context, account)
}

async function storeAccount(context: RecordsContext, account: AccountRow): Promise<void> {
  const [firstName = account.name, ...rest] = account.name.split(' ')
  const { email, type, roles, username, is_known: isKnown } = account
  const person = { firstName, lastName: rest.join(' ') || null, email, username }
  // Staff need a role, which a record is refused without: who has none yet gets a record with the first one.
  if (!isKnown && type !== 'ADMIN' && roles.length === 0) return
  if (isKnown) return store(context, subAdmin, account.id, true, person)
  const access = { administrator: type === 'ADMIN', roles }
  const status = account.state === 'active' ? 'active' : 'suspended'
  await store(context, subAdmin, account.id, false, { ...person, ...access, status })
}

/** The presets that refund without a second person, and up to which amount, in paise (areas, 14). */
const refunding = new Set(['manager', 'finance'])
const refundsAlone = 500_000

type Db = RecordsContext['database']['db']

interface RoleRow {
  id: string
  name: string
  description: string
  translations: RoleTranslations
  preset: string | null
  permissions: unknown
  is_known: boolean
}

async function rolesToEnsure(db: Db): Promise<RoleRow[]> {
  const { rows } = await sql<RoleRow>`
    SELECT r.id, r.name, r.description, r.translations, r.preset, r.permissions, s.id IS NOT NULL AS is_known
    FROM _roles r LEFT JOIN "sub_admin_role" s ON s.id = r.id
    WHERE s.id IS NULL OR s.permissions <> r.permissions OR s.translations <> r.translations ORDER BY r.name`.execute(
    db,
  )
  return rows
}

interface AccountRow {
  id: string
  email: string
  username: string
  name: string
  type: AccountType
  state: string
  roles: string[]
  is_known: boolean
}

/** The accounts of staff that have no record, or one that says something else; of one account where it is named. */
async function accountsToEnsure(db: Db, accountId: string | null = null): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    SELECT a.id, a.email, a.username, a.name, a.type, a.state, s.id IS NOT NULL AS is_known,
      array(SELECT ar.role_id FROM _account_roles ar WHERE ar.account_id = a.id ORDER BY ar.role_id) AS roles
    FROM _accounts a LEFT JOIN "sub_admin" s ON s.id = a.id
    WHERE (s.id IS NULL OR (s.email, s.name, s.username) IS DISTINCT FROM (a.email, a.name, a.username))
      AND a.type <> 'CUSTOMER' AND (${accountId}::uuid IS NULL OR a.id = ${accountId}) ORDER BY a.id`.execute(
    db,
  )
  return rows
}

/** Stores one record under the id of what it stands for; a new one of staff in the state that its account has. */
async function store(
  context: RecordsContext,
  resource: typeof subAdmin | typeof subAdminRole,
  id: string,
  isKnown: boolean,
  { status, ...values }: Values,
): Promise<void> {
  await inTransaction(context, { actor: systemActor, requestId: 'start' }, async (work) => {
    const previous = isKnown ? await lockRecord(work, resource, id) : undefined
    const options: SaveOptions = { action: previous ? 'update' : 'create', id }
    await saveRecord(
      work,
      resource,
      values,
      previous,
      status ? { ...options, status: String(status) } : options,
    )
  })
}
