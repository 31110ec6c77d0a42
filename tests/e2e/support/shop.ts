import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { uuidv7 } from 'uuidv7'
import { demoPassword } from '../../../demo/accounts.ts'
import { createAccount } from '../../../server/auth/accounts.ts'
import { permissionMap } from '../../../src/core/index.ts'
import { type SessionUser, sessionItems } from '../../../src/providers/sessionItems.ts'
import type { TestServer } from '../../support/server.ts'
import { openPage, type WatchedPage } from './browser.ts'
import type { SurroundingsOptions } from './surroundings.ts'

/** Signs in through the form, as people do, and waits for the page behind it. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.locator('input[autocomplete="username"]').fill(email)
  await page.locator('input[autocomplete="current-password"]').fill(demoPassword)
  await page.locator('input[autocomplete="current-password"]').press('Enter')
  await page.waitForURL(/\/app\//, { timeout: 30_000 })
}

/** What a browser keeps of a person who has signed in: the options of contexts that go on from there. */
export type Session = Awaited<ReturnType<typeof sessionOf>>

/** Signs `email` in as the sign-in page does, without its page, and answers what the browser then keeps. */
export async function sessionOf({ url, call }: TestServer, email: string) {
  const body = { authinfo: email, password: demoPassword, deviceToken: null }
  const answer = await call('/auth/login', { method: 'POST', body })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  const { sessionToken, user } = (await answer.json()) as { sessionToken: string; user: Person }
  const { _id, type, username, name, permissions } = user
  const items: Record<keyof typeof sessionItems, string> = {
    token: sessionToken,
    type,
    id: _id,
    name,
    roles: JSON.stringify(permissionMap(permissions)),
    user: JSON.stringify({ _id, type, username, name }),
  }
  const localStorage = Object.entries(sessionItems).map(([item, name]) => ({
    name,
    value: items[item as keyof typeof sessionItems],
  }))
  return { cookies: [], origins: [{ origin: url, localStorage }] }
}

type Person = SessionUser & { permissions: unknown }

/** The state of a browser in which nobody has signed in. */
export const nobody: Session = { cookies: [], origins: [] }

/** What a visit may set: the window, keys of the theme state that the browser has kept, and what the page does before its own code. */
export type Visit = SurroundingsOptions & {
  kept?: Record<string, unknown>
  allow?: readonly RegExp[]
  before?: () => void
}

/** Opens a page of the product in a browser of its own where someone has signed in. */
export async function visit(
  browser: Browser,
  product: TestServer,
  session: Session,
  path: string,
  { kept = {}, before, ...options }: Visit = {},
): Promise<WatchedPage> {
  // What an earlier visit arranged through the page is on the account, and would come before `kept`.
  await sql`UPDATE _accounts SET preferences = '{}'`.execute(product.context.database.db)
  const watched = await openPage(browser, product.url, { storageState: session, ...options })
  watched.page.setDefaultTimeout(40_000)
  await watched.page.addInitScript(
    (values) => {
      if (sessionStorage.getItem('prepared')) return
      sessionStorage.setItem('prepared', 'yes')
      for (const [key, value] of Object.entries(values))
        localStorage.setItem(`RaStoreAtelier.${key}`, JSON.stringify(value))
    },
    { currentTheme: 'light', ...kept },
  )
  if (before) await watched.page.addInitScript(before)
  await watched.page.goto(path)
  return watched
}

/** Makes a SUB_ADMIN whose one role holds exactly `permissions`, whatever they are; answers the e-mail address. */
export async function addStaff(product: TestServer, name: string, permissions: readonly unknown[]) {
  const { database } = product.context
  const email = `${name}@staff.test`
  const account = await createAccount(database, {
    email,
    name,
    type: 'SUB_ADMIN',
    password: demoPassword,
    demo: true,
  })
  const role = uuidv7()
  await sql`
    INSERT INTO _roles (id, name, description, permissions) VALUES (${role}, ${`Role of ${name}`}, '', ${JSON.stringify(permissions)}::jsonb)
  `.execute(database.db)
  await sql`INSERT INTO _account_roles (id, account_id, role_id) VALUES (${uuidv7()}, ${account}, ${role})`.execute(
    database.db,
  )
  return email
}
