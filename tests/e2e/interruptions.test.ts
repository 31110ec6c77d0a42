import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyRecord, Resource } from '../../src/core/index.ts'
import { isLocked } from '../../src/derive/permissions.ts'
import { isReadOnly, isVisible } from '../../src/derive/rules.ts'
import { follow } from './support/follow.ts'
import { acceptLeaving, goOn, type Interruption, interruptions, isAsked } from './support/interruptions.ts'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { quiet } from './support/requestsOf.ts'
import { sessionOf } from './support/shop.ts'
import { areas } from './support/staffMaps.ts'

/**
 * Every form of every area, with everything that can come between typing and saving: not a letter is lost. The forms are those of the
 * registry, so a new area is among them. INTERRUPTIONS=all (npm run test:interruptions) takes all, or those of
 * the areas that it names, parted by commas; without it a few, others every day.
 */
const admin = 'admin@atelier.test'
const { product, ask, open } = openProduct(startShop)
const today = Math.floor(Date.now() / 86_400_000)

interface Form {
  readonly name: string
  readonly resource: Resource
  readonly isNew: boolean
}

const all: readonly Form[] = areas.flatMap((resource) => [
  ...(resource.access.create === false ? [] : [{ name: `a new ${resource.name}`, resource, isNew: true }]),
  ...(resource.access.edit === false ? [] : [{ name: `a ${resource.name}`, resource, isNew: false }]),
])
const { INTERRUPTIONS } = process.env
const named = all.filter(({ resource }) => INTERRUPTIONS?.split(',').includes(resource.name))
const someOfToday = [0, 1].map((at) => all[(today * 2 + at) % all.length] as Form)
const forms = INTERRUPTIONS === 'all' ? all : named.length > 0 ? named : someOfToday

const records = new Map<string, string>()
beforeAll(async () => {
  for (const { resource } of forms.filter(({ isNew }) => !isNew)) {
    const shown = await ask<AnyRecord[]>(`/${resource.endpoint}?range=[0,99]`)
    // In what is closed nobody types: the record with the most open fields, whatever the shop of this hour holds.
    const open = shown.map((record) => openIn(resource, record).length)
    const most = shown[open.indexOf(Math.max(...open))]
    if (most) records.set(resource.name, String(most.id))
  }
}, 120_000)

/** Fields for any letters: what has a form of its own is written otherwise than it is typed. */
const textFields = ({ fields }: Resource): string[] =>
  Object.entries(fields).flatMap(([name, { kind, options }]) =>
    (kind === 'text' || kind === 'longText') &&
    !options.pattern &&
    !options.offers &&
    !options.computed &&
    !options.system
      ? [name]
      : [],
  )

/** Those of them that a stored record lets somebody change. */
const openIn = (resource: Resource, record: AnyRecord): string[] =>
  isLocked(resource, record)
    ? []
    : textFields(resource).filter(
        (name) => isVisible(resource, name, record) && !isReadOnly(resource, name, record),
      )

/** A text may be chosen among radio buttons (the delivery of an order): nobody types there. */
const inputOf = (page: Page, name: string): Locator =>
  page
    .locator(`main [data-source="${name}"]`)
    .locator(
      'xpath=descendant-or-self::*[self::textarea or self::input[not(@type="checkbox" or @type="radio")]]',
    )
    .first()

/** The text fields that stand open on the page; two are enough. */
async function openFields(page: Page, resource: Resource): Promise<string[]> {
  const found: string[] = []
  for (const name of textFields(resource)) {
    const input = inputOf(page, name)
    if ((await input.isVisible()) && (await input.isEditable())) found.push(name)
    if (found.length === 2) break
  }
  return found
}

/** What has no text field that stands open: told, so that it is known what was not looked at. */
const without: string[] = []

describe('what is typed into', () => {
  it.each(forms)(
    '$name is kept whatever comes between',
    async ({ resource, isNew, name: form }) => {
      const id = isNew ? undefined : records.get(resource.name)
      if (!isNew && !id) return void without.push(form)
      const list = `/app/${resource.path}`
      // Signed in for this form alone, as one of the interruptions ends all sessions; by the list, so that there is somewhere to go back to.
      let page = await open(list, { as: await sessionOf(product(), admin), allow: [/./] })
      acceptLeaving(page)
      await page.goto(`${list}/${id ?? 'create'}`)
      await page.locator('main h1').first().waitFor()
      await quiet(page)
      expect(await isAsked(page)).toBe(false)
      const fields = await openFields(page, resource)
      if (fields.length === 0) return void without.push(form)
      const lost: unknown[] = []
      for (const [what, interrupt] of Object.entries(interruptions)) {
        await backToFields(page, resource)
        const typed = await typeInto(page, fields)
        page = await (interrupt as Interruption)({ page, product: product(), resource, id })
        const kept = await keptIn(page, resource, typed)
        if (kept !== undefined) lost.push([what, kept])
      }
      console.log(`${form}: ${fields.join(', ')} through ${Object.keys(interruptions).length} interruptions`)
      expect(lost).toEqual([])
    },
    600_000,
  )

  it.runIf(INTERRUPTIONS === 'all')('forms without an open text field are few', () => {
    console.log(`Without an open text field, or without a record: ${without.join(', ')}`)
    expect(without.length).toBeLessThan(all.length / 3)
  })
})

/** A form that is not fit to be sent has led to what it lacks, which may stand in another of its tabs. */
async function backToFields(page: Page, { path }: Resource): Promise<void> {
  const { pathname, searchParams } = new URL(page.url())
  if (pathname.startsWith(`/app/${path}/`) && searchParams.has('tab')) await follow(page, pathname, 0)
}

/** Adds a letter of more than one script to each field; answers what stands in them then. */
async function typeInto(page: Page, fields: readonly string[]): Promise<Map<string, string>> {
  const typed = new Map<string, string>()
  for (const name of fields) {
    const input = inputOf(page, name)
    await input.focus()
    await page.keyboard.press('End')
    await page.keyboard.insertText('é日')
    typed.set(name, await input.inputValue())
  }
  return typed
}

/** Goes on until the form has what was typed; answers what it has instead where it never does. */
async function keptIn(page: Page, resource: Resource, typed: ReadonlyMap<string, string>): Promise<unknown> {
  const end = Date.now() + 60_000
  let found: unknown
  while (Date.now() < end) {
    found = await Promise.all(
      [...typed.keys()].map((name) =>
        inputOf(page, name)
          .inputValue({ timeout: 500 })
          .catch(() => null),
      ),
    ).catch(() => null)
    const isKept = JSON.stringify(found) === JSON.stringify([...typed.values()])
    if (isKept && !(await isAsked(page))) return undefined
    await goOn(page, admin).catch(() => {})
    if (!(await isAsked(page))) await backToFields(page, resource).catch(() => {})
    await page.waitForTimeout(100)
  }
  return {
    found,
    typed: [...typed],
    at: page.url(),
    says: (await page.locator('body').innerText()).slice(0, 400),
  }
}
