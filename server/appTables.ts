import { hash, identifier, quoted } from '../src/derive/sqlNames.ts'
import type { Table } from '../src/derive/table.ts'
import type { Column } from '../src/derive/tableColumn.ts'

/**
 * The tables that belong to no area: accounts and sessions, stored files, public settings. They go through the same migration
 * as the areas' (`migrate(database, [...appTables, ...tablesOf(registry)])`), so a new column here is added at the next start.
 */
const accounts = table(
  '_accounts',
  [
    column('id', 'uuid'),
    column('email', 'text'),
    column('username', 'text'),
    column('name', 'text'),
    column('type', 'text'),
    column('state', 'text', `'active'`),
    /** Its argon2id form. */
    column('password', 'text'),
    /** Its password is public, so it keeps the server off the network. */
    column('demo', 'boolean', 'false'),
    ...versioned(),
  ],
  {
    checks: {
      email: `email = lower(email) AND email LIKE '%_@_%'`,
      // Without @, so that no one's user name is another's e-mail address.
      username: `username = lower(username) AND username NOT LIKE '%@%' AND username <> ''`,
      type: `type IN ('ADMIN', 'SUB_ADMIN', 'CUSTOMER')`,
      state: `state IN ('active', 'suspended')`,
    },
    unique: [['email'], ['username']],
  },
)

const roles = table(
  '_roles',
  [
    column('id', 'uuid'),
    column('name', 'text'),
    column('description', 'text', `''`),
    { name: 'preset', type: 'text', notNull: false },
    /** A preset that someone changed no longer follows the areas. */
    column('edited', 'boolean', 'false'),
    column('permissions', 'jsonb', `'[]'`),
    ...versioned(),
  ],
  { unique: [['name'], ['preset']] },
)

const accountRoles = table(
  '_account_roles',
  [column('id', 'uuid'), column('account_id', 'uuid'), column('role_id', 'uuid')],
  {
    references: { account_id: ['_accounts', 'cascade'], role_id: ['_roles', 'restrict'] },
    unique: [['account_id', 'role_id']],
    indexes: [['role_id']],
  },
)

const sessions = table(
  '_sessions',
  [
    column('id', 'uuid'),
    /** SHA-256, so that whoever reads the table cannot sign in with it. */
    column('token_hash', 'bytea'),
    column('account_id', 'uuid'),
    { name: 'device_token', type: 'text', notNull: false },
    column('created_at', 'timestamp(3) with time zone', 'now()'),
    column('used_at', 'timestamp(3) with time zone', 'now()'),
    column('ends_at', 'timestamp(3) with time zone'),
  ],
  {
    references: { account_id: ['_accounts', 'cascade'] },
    unique: [['token_hash']],
    indexes: [['account_id'], ['ends_at']],
  },
)

const attempts = table('_sign_in_attempts', [
  column('key', 'text'),
  column('attempts', 'integer'),
  column('since', 'timestamp(3) with time zone'),
])

/**
 * A file stays although no record refers to it any more: histories and undo still do, and an upload comes before the record
 * that will hold it. Nothing in the product deletes one.
 */
const files = table(
  '_files',
  [
    column('id', 'uuid'),
    column('kind', 'text'),
    column('type', 'text'),
    column('name', 'text'),
    column('bytes', 'integer'),
    { name: 'width', type: 'integer', notNull: false },
    { name: 'height', type: 'integer', notNull: false },
    column('created_at', 'timestamp(3) with time zone', 'now()'),
    { name: 'created_by', type: 'uuid', notNull: false },
  ],
  { checks: { kind: `kind IN ('image', 'document')`, bytes: 'bytes > 0' } },
)

/** One row, with the id 1; what it holds comes before the defaults, key by key. */
const publicSettings = table('_public_settings', [
  column('id', 'integer'),
  column('value', 'jsonb'),
  column('updated_at', 'timestamp(3) with time zone', 'now()'),
])

/** What was begun and is not done yet, so that the next start does not take it for whole. */
const unfinished = table('_unfinished', [column('key', 'text')])

export const appTables: readonly Table[] = [
  unfinished,
  accounts,
  roles,
  accountRoles,
  sessions,
  attempts,
  files,
  publicSettings,
]

interface Parts {
  readonly checks?: Readonly<Record<string, string>>
  readonly references?: Readonly<Record<string, readonly [table: string, onDelete: 'restrict' | 'cascade']>>
  readonly unique?: readonly (readonly string[])[]
  readonly indexes?: readonly (readonly string[])[]
}

function table(
  name: string,
  columns: readonly Column[],
  { checks = {}, references = {}, unique = [], indexes = [] }: Parts = {},
): Table {
  const index = (names: readonly string[], isUnique: boolean) => ({
    name: identifier(name, ...names, isUnique ? 'key' : 'idx'),
    unique: isUnique,
    nullsNotDistinct: false,
    method: 'btree' as const,
    expressions: names.map(quoted),
  })
  return {
    name,
    columns,
    checks: Object.entries(checks).map(([on, condition]) => ({
      name: identifier(name, on, 'check', hash(condition)),
      column: on,
      condition,
    })),
    references: Object.entries(references).map(([on, [target, onDelete]]) => ({
      name: identifier(name, on, 'fkey'),
      column: on,
      table: target,
      onDelete,
    })),
    indexes: [...unique.map((names) => index(names, true)), ...indexes.map((names) => index(names, false))],
  }
}

function column(name: string, type: string, value?: string): Column {
  return { name, type, notNull: true, default: value }
}

function versioned(): Column[] {
  return [
    column('version', 'integer', '1'),
    column('created_at', 'timestamp(3) with time zone', 'now()'),
    column('updated_at', 'timestamp(3) with time zone', 'now()'),
  ]
}
