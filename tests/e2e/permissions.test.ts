import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../resources/index.ts'
import { createAccount } from '../../server/auth/accounts.ts'
import { rolePresets } from '../../server/auth/presets.ts'
import { demoPassword } from '../../server/demo/accounts.ts'
import type { Registry } from '../../src/core/index.ts'
import type { TestServer } from '../support/server.ts'
import { launch, type WatchedPage } from './support/browser.ts'
import { addStaff, sessionOf, startShop, visit } from './support/shop.ts'

let product: TestServer
let browser: Browser
/** A record of each area, by the area's name. */
const records = new Map<string, string>()
/** What the menu offers to somebody without any permission: walked once, for the pages of it are the same for all. */
let openToAll: readonly string[] = []

beforeAll(async () => {
  product = await startShop(3)
  browser = await launch()
  const admin = await product.signIn('admin')
  for (const { name, endpoint } of areas) {
    const [first] = (await (await admin(`/${endpoint}?range=[0,0]`)).json()) as { id: string }[]
    records.set(name, first?.id ?? '')
  }
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const home = '/app/dashboards/default'
const areas = Object.values(resources)
type Flags = readonly ('view' | 'create' | 'edit')[]

/** What a map lets a person do with the areas: the same for all of them, or by name; areas not named are closed. */
interface Staff {
  name: string
  permissions: readonly unknown[]
  may: Flags | Readonly<Record<string, Flags>>
}

const everywhere = (flags: Record<string, unknown>) => areas.map(({ name }) => ({ key: name, ...flags }))
const all: Flags = ['view', 'create', 'edit']

const madeByHand: readonly Staff[] = [
  { name: 'nothing', permissions: [], may: [] },
  { name: 'views', permissions: everywhere({ view: true }), may: ['view'] },
  { name: 'creates', permissions: everywhere({ view: true, create: true }), may: ['view', 'create'] },
  { name: 'blind', permissions: everywhere({ create: true, edit: true, delete: true }), may: [] },
  { name: 'texts', permissions: everywhere({ view: 'true', create: 1, edit: ['yes'] }), may: [] },
  {
    name: 'hostile',
    permissions: [
      ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', ''].map((key) => ({
        key,
        ...{ view: true, create: true, edit: true, delete: true },
      })),
      ...[null, 7, 'product', [], {}, { view: true }, { key: 3, view: true }, { key: ['tag'], view: true }],
      JSON.parse('{"key":"brand","__proto__":{"view":true},"constructor":true}'),
    ],
    may: [],
  },
  {
    name: 'mixed',
    permissions: [
      { key: 'product', view: true, edit: true, changePrice: true },
      { key: 'brand', view: true, create: true, edit: true },
      { key: 'tag', edit: true },
      { key: 'productCategory', view: true },
    ],
    may: { product: ['view', 'edit'], brand: all },
  },
]

const presets: readonly Staff[] = rolePresets(resources as unknown as Registry).map(
  ({ preset, permissions }) => ({
    name: preset,
    permissions,
    may: Object.fromEntries(
      permissions.map((entry) => [entry.key, all.filter((flag) => entry[flag] === true)]),
    ),
  }),
)

describe('a walk over everything that somebody may see and may not see', () => {
  it.each([...madeByHand, ...presets])('as $name: nothing is asked that would be refused', async (staff) => {
    const isPreset = presets.includes(staff)
    const email = isPreset
      ? await presetAccount(staff.name)
      : await addStaff(product, staff.name, staff.permissions)
    const session = await sessionOf(browser, product, email)
    const watched = await visit(browser, product, session, home)
    const refused = refusedAnswers(watched)
    const { page } = watched
    const asking = questionsOf(page)

    const links = await menuLinks(page)
    const may = (name: string): Flags =>
      Array.isArray(staff.may) ? staff.may : ((staff.may as Record<string, Flags>)[name] ?? [])
    for (const area of areas)
      expect({ [area.name]: links.includes(`/app/${area.path}`) }).toEqual({
        [area.name]: may(area.name).includes('view'),
      })
    const menu = page.getByRole('navigation', { name: 'Main navigation' })
    for (const link of links.filter((each) => !openToAll.includes(each))) {
      await menu.locator(`a[href="${link}"]`).click()
      await page.waitForFunction((to) => {
        const shown = document.querySelector('nav[aria-label="Main navigation"]')
        return !shown || shown.querySelector(`a[href="${to}"][aria-current="page"]`) !== null
      }, link)
      await settled(page, asking, link)
      // A blank page has no menu.
      if ((await menu.count()) > 0) continue
      await page.goto(home)
      await menuLinks(page)
    }
    if (staff.name === 'nothing') openToAll = links

    for (const { name, path } of areas) {
      const id = records.get(name) as string
      const shown = may(name).includes('view')
      const pages = [
        [`/app/${path}`, shown],
        [`/app/${path}/create`, may(name).includes('create')],
        [`/app/${path}/${id}`, shown],
        [`/app/${path}/${id}/show`, shown],
      ] as const
      for (const [address, isOpen] of pages) {
        await page.goto(address)
        await settled(page, asking, address)
        const closed = page.getByRole('heading', { name: 'You have no access to this page' })
        expect({ address, open: (await closed.count()) === 0 }).toEqual({ address, open: isOpen })
      }
    }
    expect(refused).toEqual([])
    await watched.close()
  })
})

async function presetAccount(preset: string): Promise<string> {
  const email = `preset-${preset}@staff.test`
  await createAccount(product.context.database, {
    ...{ email, name: preset, type: 'SUB_ADMIN', password: demoPassword, demo: true },
    roles: [preset],
  })
  return email
}

/** The answers 401 and 403 that a page gets from now on. */
function refusedAnswers({ page }: WatchedPage): readonly string[] {
  const refused: string[] = []
  page.on('response', (response) => {
    if ([401, 403].includes(response.status()))
      refused.push(`${response.status()} ${response.request().method()} ${response.url()} on ${page.url()}`)
  })
  return refused
}

/** Opens every branch of the menu and answers where its entries lead. */
async function menuLinks(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Main navigation' })
  await menu.waitFor()
  const closed = menu.locator('button[aria-expanded="false"]')
  while ((await closed.count()) > 0) await closed.first().click()
  return menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

/** The calls of the API that a page waits for. Pictures are left out: they are many, and open to all. */
function questionsOf(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>()
  const end = (request: Request) => void open.delete(request)
  page.on(
    'request',
    (request) =>
      new URL(request.url()).pathname.startsWith('/api/') &&
      request.resourceType() !== 'image' &&
      open.add(request),
  )
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return open
}

/** Waits until a page is drawn under its own address and asks for no more. */
async function settled(page: Page, asking: ReadonlySet<Request>, address: string): Promise<void> {
  await page.getByRole('heading').first().waitFor()
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
  await expect
    .poll(() => [...asking].map((request) => request.url()), { interval: 20, timeout: 15_000 })
    .toEqual([])
  expect(new URL(page.url()).pathname).toBe(address)
}
