import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build, type Plugin } from 'vite'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { demoAccounts } from '../../demo/accounts.ts'
import { resources } from '../../resources/index.ts'
import { loadTexts } from '../../server/answers/texts.ts'
import { presetWords } from '../../server/auth/presetWords.ts'
import { builtFrontEnd, type FrontEnd } from '../../server/web/frontEnd.ts'
import type { Registry } from '../../src/core/index.ts'
import { publicRoutes } from '../../src/shell/publicRoutes.ts'
import { appRoutes } from '../../src/shell/routeTable.ts'
import { temporaryDirectory } from '../support/database.ts'
import { testServer } from '../support/server.ts'
import { openProduct } from './support/openProduct.ts'
import { nobody, visit } from './support/shop.ts'
import { addressOf, walkOn } from './support/walk.ts'

/**
 * The product in a language that nobody speaks: every text of the French catalogue, which leaves nothing to be derived, stands
 * between ⟦ and ⟧. Whatever is read on a page outside such brackets, and is no figure and no data, was not written in the catalogue.
 */
const root = join(import.meta.dirname, '..', '..')

const pseudoLanguage: Plugin = {
  name: 'pseudo-language',
  enforce: 'pre',
  async load(id) {
    if (!/\/i18n\/fr\/(?!index)[^?]*\.ts$|\/texts\/fr(\/(?!index)[^?]*)?\.ts$/.test(id)) return null
    const texts = (await import(id)) as Record<string, unknown>
    const written = Object.entries(texts).map(([name, value]) => {
      const text = JSON.stringify(bracketed(value))
      return name === 'default' ? `export default ${text}` : `export const ${name} = ${text}`
    })
    return written.join('\n')
  },
  // The texts of areas, and of what others carry along, stand in the build as data (`start/build/areaChunks.ts`).
  transform(code, id) {
    if (!/^\0(texts:fr$|later:fr$|words:fr:)/.test(id)) return null
    const written =
      /(?<=\b(?:ra|resources): )\{.*?\}(?=, resources: | \}$)|(?<=^(?:const \w+ =|export default) )\{".*\}$/gm
    return code.replace(written, (text) => JSON.stringify(bracketed(JSON.parse(text))))
  },
}

function bracketed(texts: unknown): unknown {
  if (typeof texts === 'string')
    return texts
      .split(' |||| ')
      .map((form) => `⟦${form}⟧`)
      .join(' |||| ')
  return Object.fromEntries(
    Object.entries(texts as object).map(([key, value]) => [key, bracketed(value)] as const),
  )
}

/** What the settings are called: the titles of their records, which the server says. */
const { namesOf, speak } = await loadTexts(resources as unknown as Registry)
await speak('fr')
const settingNames = Object.values(resources as unknown as Registry).flatMap((resource) => [
  ...namesOf('fr', resource.fields[resource.title], resource).values(),
])

/** What a page shows that is no text of ours, beside demonstrations, whose goods are data: the documents, which are English and say so, the people, roles and shop of the test, languages in themselves, Intl, and signs. */
const data = [
  ...['Atelier', 'Introduction', 'AR', 'admin', 'Admin', 'Google', 'Facebook'],
  // An address stands in two halves, between which it may break.
  ...demoAccounts.flatMap(({ name, email }) => [name, email, ...email.split(/(?=@)/)]),
  ...['English', '中文', 'Français', '日本語', 'Ctrl', 'Chrome', 'Linux', 'INR', 'CSV', 'HSN', 'SKU'],
  ...['UTC', 'Asia/Kolkata', 'https://'],
  ...settingNames,
  ...Object.values(presetWords).flatMap(({ en, fr }) => [...en, ...fr]),
].sort((one, other) => other.length - one.length)

const built = temporaryDirectory()

const { product, browser, session } = openProduct(async () => {
  // As it is shipped: React's own complaints to developers are the business of the tests that run it in development.
  vi.stubEnv('NODE_ENV', 'production')
  await build({
    root,
    logLevel: 'error',
    plugins: [pseudoLanguage],
    build: { outDir: built, emptyOutDir: true, sourcemap: false },
  })
  vi.unstubAllEnvs()
  return testServer({ frontEnd: (await builtFrontEnd(built)) as FrontEnd })
})
afterAll(() => rmSync(built, { recursive: true, force: true }))

/** The texts, names and descriptions on the page outside the brackets; letters only, as figures and dates come from Intl. */
const strangers = (page: Page) =>
  page.evaluate((known) => {
    const seen: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (
        !element ||
        element.closest(
          'script, style, noscript, template, code, kbd, time, [data-demo], [hidden], [lang="en"]',
        )
      )
        continue
      seen.push(node.textContent ?? '')
    }
    const named = ['aria-label', 'title', 'placeholder', 'alt', 'data-tip', 'aria-description']
    for (const element of document.querySelectorAll(named.map((name) => `[${name}]`).join())) {
      if (element.closest('[data-demo]')) continue
      for (const name of named) seen.push(element.getAttribute(name) ?? '')
    }
    const outside = seen.map((text) => {
      let depth = 0
      let rest = ''
      for (const sign of text) {
        if (sign === '⟧') depth--
        else if (sign === '⟦') depth++
        else if (depth <= 0) rest += sign
      }
      const words = known.reduce((left, word) => left.replaceAll(word, ' '), rest)
      // Colours, and days as Intl writes them.
      return words.replace(/#[0-9a-f]{3,6}\b|\d{1,2} \p{L}+\.? \d{4}( à)?/gu, ' ')
    })
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const regions = new Set(
      (['long', 'short'] as const).flatMap((style) => {
        const countries = new Intl.DisplayNames('fr', { type: 'region', style })
        return letters.flatMap((one) => letters.map((two) => countries.of(one + two)))
      }),
    )
    // The days of a week and the months of a year, as a calendar has them.
    const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2026, 0, day + 1)))
    const calendar = new Set(
      days.flatMap((day) => [
        day.toLocaleDateString('fr', { weekday: 'short', timeZone: 'UTC' }),
        day.toLocaleDateString('fr', { month: 'long', timeZone: 'UTC' }),
      ]),
    )
    const isNamed = (text: string) => regions.has(text) || calendar.has(text.replace(/ \d{4}$/, ''))
    // A text may be in several nodes, so only a word tells that it is one.
    const isText = (text: string) => /\p{L}{2,}/u.test(text) && !isNamed(text)
    return [...new Set(outside.map((text) => text.trim()).filter(isText))]
  }, data)

describe('no text', () => {
  it('stands outside the catalogue on any page, in any form, in any tool of the frame', async () => {
    const found: string[] = []
    const watched = await visit(browser(), product(), await session(), '/app/dashboards/default', {
      kept: { locale: 'fr' },
      reducedMotion: 'reduce',
    })
    const { page } = watched
    const { goTo } = walkOn(watched)
    const look = async (place: string) =>
      found.push(...(await strangers(page)).map((text) => `${place}: ${text}`))
    // The page of a record that is not there would say what the server says of it.
    for (const route of appRoutes.filter(({ path }) => !path.includes(':'))) {
      const address = addressOf(route)
      const forms = route.resource && route.resource.access.create !== false ? [`${address}/create`] : []
      for (const each of [address, ...forms]) {
        await goTo(each)
        await look(each)
      }
    }
    for (const part of ['change-password', 'notification', 'sessions']) {
      await goTo(`/app/pages/setting/${part}`)
      await look(part)
    }
    await goTo('/app/pages/faq')
    for (const [tool, open] of Object.entries({
      palette: () => page.keyboard.press('Control+k'),
      shortcuts: () => page.keyboard.press('?'),
    })) {
      await page.locator('h1').click()
      await open()
      await page.getByRole('dialog').waitFor()
      await page.waitForTimeout(300)
      await look(tool)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    for (const button of await page.locator('header button').all()) {
      await button.click()
      // What has no state of its own opens a dialog, which is fetched when it is first wanted.
      if ((await button.getAttribute('aria-expanded')) === null) await page.getByRole('dialog').waitFor()
      await page.waitForTimeout(300)
      await look(`header: ${await button.getAttribute('aria-label')}`)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await watched.context.close()
    expect([...new Set(found)]).toEqual([])
  }, 400_000)

  it('stands outside the catalogue before sign-in', async () => {
    const found: string[] = []
    for (const path of publicRoutes) {
      const watched = await visit(browser(), product(), nobody, path, { kept: { locale: 'fr' } })
      const { page } = watched
      await page.locator('h1').waitFor()
      await page
        .locator('form button[type="submit"]')
        .first()
        .click({ timeout: 500 })
        .catch(() => undefined)
      found.push(...(await strangers(page)).map((text) => `${path}: ${text}`))
      await watched.context.close()
    }
    expect([...new Set(found)]).toEqual([])
  })
})
