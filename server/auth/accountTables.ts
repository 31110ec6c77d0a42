import type { Table } from '../../src/derive/table.ts'
import { column, table, versioned } from '../database/appTable.ts'

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
    /** How the person likes to work; `src/derive/account.ts` says what it may hold. */
    column('preferences', 'jsonb', `'{}'`),
    /** By which ways the person hears of which event, where they chose (`resources/messages/notification/server/ownChoices.ts`). */
    column('notifications', 'jsonb', `'{}'`),
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
    /** Name and description in the other languages; empty until the words of its preset were given to it (`storePresets`). */
    { name: 'translations', type: 'jsonb', notNull: false },
    { name: 'preset', type: 'text', notNull: false },
    /** A preset that someone changed no longer follows the areas. */
    column('edited', 'boolean', 'false'),
    column('permissions', 'jsonb', `'[]'`),
    /** What is at a place is seen of one's own places only. */
    column('own_places', 'boolean', 'false'),
    /** How the dashboards are arranged for its people, where somebody said so. */
    column('dashboards', 'jsonb', `'{}'`),
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
    /** What the browser called itself at sign-in, so that a person recognises it. */
    column('user_agent', 'text', `''`),
    column('created_at', 'timestamp(3) with time zone', 'now()'),
    column('used_at', 'timestamp(3) with time zone', 'now()'),
    column('ends_at', 'timestamp(3) with time zone'),
    /** When its person last gave their password again. */
    { name: 'proven_at', type: 'timestamp(3) with time zone', notNull: false },
  ],
  {
    references: { account_id: ['_accounts', 'cascade'] },
    unique: [['token_hash']],
    indexes: [['account_id'], ['ends_at']],
  },
)

/** Looks at the shop as a role has it (`server/auth/roleViews.ts`). */
const roleViews = table(
  '_role_views',
  [
    column('id', 'uuid'),
    column('session_id', 'uuid'),
    column('role_id', 'uuid'),
    column('locations', 'uuid[]'),
    column('ends_at', 'timestamp(3) with time zone'),
  ],
  {
    references: { session_id: ['_sessions', 'cascade'], role_id: ['_roles', 'cascade'] },
    indexes: [['session_id']],
  },
)

/** What other systems come in with for an account, beside its sessions. */
const apiTokens = table(
  '_api_tokens',
  [
    column('id', 'uuid'),
    column('account_id', 'uuid'),
    column('name', 'text'),
    /** SHA-256, as of a session. */
    column('token_hash', 'bytea'),
    /** What it may at most; what its owner lacks counts for nothing. */
    column('permissions', 'jsonb'),
    column('created_at', 'timestamp(3) with time zone', 'now()'),
    { name: 'used_at', type: 'timestamp(3) with time zone', notNull: false },
    column('ends_at', 'timestamp(3) with time zone'),
  ],
  {
    references: { account_id: ['_accounts', 'cascade'] },
    unique: [['token_hash'], ['account_id', 'name']],
  },
)

/** The one link of an account by which its person chooses a password: an invitation, or a way back in. */
const accountLinks = table(
  '_account_links',
  [
    column('id', 'uuid'),
    column('account_id', 'uuid'),
    /** The address it was made for: it is good as long as the account has that. Those of an earlier release name none. */
    { name: 'email', type: 'text', notNull: false },
    column('token_hash', 'bytea'),
    column('ends_at', 'timestamp(3) with time zone'),
  ],
  { references: { account_id: ['_accounts', 'cascade'] }, unique: [['account_id'], ['token_hash']] },
)

/** The one change of an account's e-mail address that waits for a link from each of the two addresses. */
const emailChanges = table(
  '_email_changes',
  [
    column('id', 'uuid'),
    column('account_id', 'uuid'),
    column('email', 'text'),
    /** SHA-256 of the tokens: one sent to the present address, one to the next. */
    column('present_hash', 'bytea'),
    column('next_hash', 'bytea'),
    column('present_confirmed', 'boolean', 'false'),
    column('next_confirmed', 'boolean', 'false'),
    column('ends_at', 'timestamp(3) with time zone'),
  ],
  { references: { account_id: ['_accounts', 'cascade'] }, unique: [['account_id']] },
)

/** The second step of an account's sign-in: what its authenticator app shares with the server. */
const secondSteps = table(
  '_second_steps',
  [
    column('account_id', 'uuid'),
    /** The secret, sealed for its account (`server/seal.ts`). */
    column('sealed', 'bytea'),
    /** When a code of the app was first right; sign-in asks for none before. */
    { name: 'confirmed_at', type: 'timestamp(3) with time zone', notNull: false },
    /** The step of the last code that was used: a code counts once. */
    column('last_step', 'bigint', '0'),
    column('created_at', 'timestamp(3) with time zone', 'now()'),
  ],
  { references: { account_id: ['_accounts', 'cascade'] } },
)

/** The codes that stand in for an app that is gone; one that was used is deleted. */
const recoveryCodes = table(
  '_recovery_codes',
  [
    column('id', 'uuid'),
    column('account_id', 'uuid'),
    /** SHA-256: the codes are random enough that nobody can try them all. */
    column('code_hash', 'bytea'),
  ],
  { references: { account_id: ['_accounts', 'cascade'] }, unique: [['account_id', 'code_hash']] },
)

const attempts = table('_sign_in_attempts', [
  column('key', 'text'),
  column('attempts', 'integer'),
  column('since', 'timestamp(3) with time zone'),
])

/** Who can sign in, with what rights, and who has. */
export const accountTables: readonly Table[] = [
  accounts,
  roles,
  accountRoles,
  sessions,
  roleViews,
  apiTokens,
  accountLinks,
  emailChanges,
  secondSteps,
  recoveryCodes,
  attempts,
]
