import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { AccountType } from '../../src/core/index.ts'
import { problemAt } from '../../src/derive/problems.ts'
import { ApiError } from '../apiError.ts'
import type { Database } from '../database/open.ts'
import type { Db } from '../database/schema.ts'
import { hashPassword } from './passwords.ts'

/** What signing in needs to know of an account. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly username: string
  readonly name: string
  readonly type: AccountType
  readonly state: 'active' | 'suspended'
  /** In its stored form. */
  readonly password: string
}

/** The account that someone means by what they typed: an e-mail address or a user name, in any letter case. */
export async function findAccount(database: Database, authinfo: string): Promise<Account | undefined> {
  const given = authinfo.trim().toLowerCase()
  const { rows } = await sql<Account>`
    SELECT id, email, username, name, type, state, password FROM _accounts WHERE email = ${given} OR username = ${given}
  `.execute(database.db)
  return rows[0]
}

/** An account by its id. */
export async function getAccount(database: Database, id: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    SELECT id, email, username, name, type, state, password FROM _accounts WHERE id = ${id}
  `.execute(database.db)
  return rows[0]
}

/** An account to be made; the password as typed, already checked. `roles` are the presets' names. */
export interface NewAccount {
  readonly email: string
  readonly name: string
  readonly type: AccountType
  readonly password: string
  readonly roles?: readonly string[]
  /** Its password is public, so it keeps the server off the network. */
  readonly demo?: boolean
}

/**
 * Makes an account and returns its id. The user name is the e-mail address up to its @, with a number where that is taken.
 * @throws the database's unique violation where the address is taken.
 */
export async function createAccount(database: Database, account: NewAccount): Promise<string> {
  const id = uuidv7()
  const password = await hashPassword(account.password)
  const email = account.email.trim().toLowerCase()
  await database.transaction(async (tx) => {
    const username = await freeUsername(tx, email)
    await sql`
      INSERT INTO _accounts (id, email, username, name, type, password, demo)
      VALUES (${id}, ${email}, ${username}, ${account.name}, ${account.type}, ${password}, ${account.demo ?? false})
    `.execute(tx)
    for (const preset of account.roles ?? []) {
      await sql`
        INSERT INTO _account_roles (id, account_id, role_id)
        SELECT ${uuidv7()}::uuid, ${id}::uuid, id FROM _roles WHERE preset = ${preset}
      `.execute(tx)
    }
  })
  return id
}

/** The e-mail address up to its @, with a number where that is taken. */
export async function freeUsername(tx: Db, email: string): Promise<string> {
  const wanted = email.slice(0, email.indexOf('@'))
  const { rows } = await sql<{ username: string }>`
    SELECT username FROM _accounts WHERE username = ${wanted} OR username LIKE ${`${wanted.replace(/[\\%_]/g, '\\$&')}-%`}
  `.execute(tx)
  const taken = new Set(rows.map(({ username }) => username))
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}

/** @throws ApiError `not-unique` for an address or a user name that another account has */
export async function demandFree(
  db: Db,
  accountId: string,
  path: 'email' | 'username',
  value: string,
): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM _accounts WHERE ${sql.ref(path)} = ${value} AND id <> ${accountId}`.execute(db)
  if (rows.length > 0)
    throw new ApiError('not-unique', {
      problems: [problemAt<Pick<Account, 'email' | 'username'>>(path, 'not-unique')],
    })
}

/** Whether nobody has an account yet: the server was just installed. */
export async function hasNoAccounts(database: Database): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM _accounts LIMIT 1`.execute(database.db)
  return rows.length === 0
}

/** Whether some account has a password that everybody knows. */
export async function hasDemoAccounts(database: Database): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM _accounts WHERE demo LIMIT 1`.execute(database.db)
  return rows.length > 0
}
