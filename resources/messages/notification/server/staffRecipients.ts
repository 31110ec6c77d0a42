import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { staffLanguage } from '../../../shared/settings/server/staffLanguages.ts'
import type { Choices, Recipient } from './recipient.ts'

interface Row {
  id: string
  name: string
  email: string
  locale: string | null
  choices: Choices
}

async function recipients(db: Db, rows: readonly Row[]): Promise<Recipient[]> {
  const language = await staffLanguage(db)
  return rows.map(({ locale, ...person }) => ({ ...person, audience: 'staff', locale: language(locale) }))
}

/** The active staff of these roles and these people; the administrators where a key names nobody. */
export async function staffRecipients(
  db: Db,
  roles: readonly string[],
  people: readonly string[],
): Promise<Recipient[]> {
  const isForAdmins = roles.length === 0 && people.length === 0
  const { rows } = await sql<Row>`
    SELECT a.id, a.name, a.email, a.preferences->>'locale' AS locale, a.notifications AS choices FROM _accounts a
    WHERE a.state = 'active' AND a.type <> 'CUSTOMER' AND (
      (${isForAdmins} AND a.type = 'ADMIN') OR a.id = ANY(${[...people]}::uuid[])
      OR EXISTS (SELECT 1 FROM _account_roles r WHERE r.account_id = a.id AND r.role_id = ANY(${[...roles]}::uuid[]))
    ) ORDER BY a.id`.execute(db)
  return recipients(db, rows)
}

/** A mailbox that a key names beside staff: it has no account, and stands for itself. */
export const mailboxRecipient = (address: string): Recipient => ({
  audience: 'staff',
  id: address,
  name: address,
  email: address,
})

/** Whether an account, in the query as `a`, may see an area and do something in it. */
export const holds = (area: string, flag: string) =>
  sql<boolean>`(a.type = 'ADMIN' OR (${grants(area, 'view')} AND ${grants(area, flag)}))`

const grants = (area: string, flag: string) => sql<boolean>`EXISTS (
  SELECT 1 FROM _account_roles r JOIN _roles o ON o.id = r.role_id
  WHERE r.account_id = a.id AND o.permissions @> ${JSON.stringify([{ key: area, [flag]: true }])}::jsonb)`

/** The active staff who may do something in an area. */
export async function staffHolding(db: Db, area: string, flag: string): Promise<Recipient[]> {
  const { rows } = await sql<Row>`
    SELECT a.id, a.name, a.email, a.preferences->>'locale' AS locale, a.notifications AS choices FROM _accounts a
    WHERE a.state = 'active' AND a.type <> 'CUSTOMER' AND ${holds(area, flag)} ORDER BY a.id`.execute(db)
  return recipients(db, rows)
}

/** One member of staff, also one who may not sign in yet; undefined for a customer's account. */
export async function staffRecipient(db: Db, accountId: string): Promise<Recipient | undefined> {
  const { rows } = await sql<Row>`
    SELECT id, name, email, preferences->>'locale' AS locale, notifications AS choices FROM _accounts WHERE id = ${accountId} AND type <> 'CUSTOMER'`.execute(
    db,
  )
  return (await recipients(db, rows))[0]
}
