import { buffer } from 'node:stream/consumers'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { demoPassword } from '../../demo/accounts.ts'
import { ensureStaffRecords } from '../../resources/staff/subAdmin/server/ensureStaffRecords.ts'
import { sessionTimes } from '../../server/auth/accessSettings.ts'
import { createAccount } from '../../server/auth/accounts.ts'
import { rolePresets } from '../../server/auth/presets.ts'
import { beginSession } from '../../server/auth/sessions.ts'
import { ownPlaces, permissionMap, type Viewer } from '../../src/core/index.ts'
import type { TestServer } from './server.ts'

/** Somebody who asks the server: with each role that the product comes with, with none, and without a session. */
export interface Person extends Viewer {
  /** `warehouse`, `warehouse of own places`, `administrator`, `nobody` (no role), `stranger` (no session). */
  readonly name: string
  /** Whether what is at a place is theirs only as far as it is at their own. */
  readonly isLocal: boolean
  readonly isSignedIn: boolean
  /** Asks past the network; a session that has ended is begun anew. Of a stream of changes, which has no end, nothing is read. */
  ask(request: Omit<InjectOptions, 'headers'> & { headers?: Record<string, string> }): Promise<Answered>
}

/** What was answered. */
export interface Answered {
  readonly status: number
  readonly text: string
}

/** Makes an account for each role that the product comes with, twice: for all of the shop, and for what is at `locations`. */
export async function everyRole(server: TestServer, locations: readonly string[] = []): Promise<Person[]> {
  const { context } = server
  const { database, registry } = context
  const people: { name: string; entries: readonly object[]; isLocal: boolean; account: string }[] = []
  const localRoles: string[] = []
  const localPeople: string[] = []
  for (const { preset, permissions } of rolePresets(registry)) {
    for (const isLocal of [false, true]) {
      const name = isLocal ? `${preset} of own places` : preset
      const account = await addPerson(name)
      const role = uuidv7()
      await sql`
        INSERT INTO _roles (id, name, description, permissions)
        VALUES (${role}, ${`Everybody’s ${name}`}, '', ${JSON.stringify(permissions)}::jsonb)`.execute(
        database.db,
      )
      await sql`INSERT INTO _account_roles (id, account_id, role_id) VALUES (${uuidv7()}, ${account}, ${role})`.execute(
        database.db,
      )
      if (isLocal) {
        localRoles.push(role)
        localPeople.push(account)
      }
      people.push({ name, entries: permissions, isLocal, account })
    }
  }
  people.push({ name: 'nobody', entries: [], isLocal: false, account: await addPerson('nobody') })
  await ensureStaffRecords(context)
  await sql`UPDATE sub_admin SET locations = ${[...locations]}::uuid[] WHERE id = ANY (${localPeople}::uuid[])`.execute(
    database.db,
  )
  await sql`UPDATE sub_admin_role SET order_scope = 'ownLocations' WHERE id = ANY (${localRoles}::uuid[])`.execute(
    database.db,
  )
  await sql`UPDATE _roles SET own_places = true WHERE id = ANY (${localRoles}::uuid[])`.execute(database.db)
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM _accounts WHERE type = 'ADMIN' ORDER BY created_at LIMIT 1`.execute(database.db)
  return [
    person({ name: 'administrator', type: 'ADMIN', isLocal: false, account: rows[0]?.id }),
    ...people.map((each) => person({ ...each, type: 'SUB_ADMIN' })),
    person({ name: 'stranger', type: 'CUSTOMER', isLocal: false }),
  ]

  async function addPerson(name: string): Promise<string> {
    const email = `${name.replaceAll(' ', '-')}@everybody.test`
    return createAccount(database, { email, name, type: 'SUB_ADMIN', password: demoPassword, demo: true })
  }

  function person({
    name,
    type,
    isLocal,
    entries = [],
    account,
  }: Pick<Person, 'name' | 'type' | 'isLocal'> & {
    entries?: readonly object[]
    account?: string | undefined
  }): Person {
    let token: string | undefined
    const begin = async () => {
      if (!account) return
      const device = { deviceToken: null }
      token = await beginSession(database.db, account, device, sessionTimes(registry, context.settings))
    }
    const list = entries.map((entry) => (isLocal ? { ...entry, [ownPlaces]: true } : entry))
    return {
      name,
      type,
      isLocal,
      isSignedIn: account !== undefined,
      permissions: permissionMap(list),
      async ask({ headers = {}, ...request }) {
        if (!token) await begin()
        const answered = async () => {
          const authorization = token ? { authorization: `Bearer ${token}` } : {}
          const asked = {
            ...request,
            headers: { ...authorization, ...headers },
            payloadAsStream: true,
          } as const
          const answer = await server.app.inject(asked)
          const isEndless = answer.headers['content-type'] === 'text/event-stream'
          if (isEndless) answer.stream().destroy()
          return {
            status: answer.statusCode,
            text: isEndless ? '' : (await buffer(answer.stream())).toString(),
          }
        }
        const first = await answered()
        if (first.status !== 401 || !account || !first.text.includes('"signed-out"')) return first
        await begin()
        return answered()
      },
    }
  }
}
