import type { Page } from 'playwright-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { describe, expect, it } from 'vitest'
import { loadMessages } from '#texts'
import { type Locale, locales } from '../../src/core/locale.ts'
import { type AppRoute, titleKey } from '../../src/derive/routes.ts'
import { publicRoutes } from '../../src/shell/publicRoutes.ts'
import { appRoutes } from '../../src/shell/routeTable.ts'
import { giveAxe, rules } from './support/axe.ts'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { nobody, visit } from './support/shop.ts'
import { addressOf, firstRecords, onePage, walkOn } from './support/walk.ts'

/**
 * Every route of the table in every language. Of the four looks (light and dark, both directions) each route has each once, and over
 * all routes every language meets every look, every position of the navigation and every part of an area (list, new, record).
 */
const looks = [
  { currentTheme: 'light', direction: 'ltr', navType: 'SIDE' },
  { currentTheme: 'dark', direction: 'ltr', navType: 'TOP' },
  { currentTheme: 'light', direction: 'rtl', navType: 'TOP' },
  { currentTheme: 'dark', direction: 'rtl', navType: 'SIDE', navCollapsed: true },
] as const

interface Stop {
  readonly path: string
  /** What the title ends in; undefined where it begins with the page's own heading, whatever follows. */
  readonly title: string | undefined
}

interface Tour {
  readonly locale: Locale
  readonly look: (typeof looks)[number]
  readonly outside: boolean
  readonly stops: Stop[]
}

const { product, browser, session } = openProduct(startShop)

describe('every route, in every language, theme and direction', () => {
  it('is silent and self-sufficient, accessible, translated, named, and as wide as the window', async () => {
    const tours = await plan()
    const failures: string[] = []
    const take = async () => {
      for (let tour = tours.shift(); tour; tour = tours.shift()) failures.push(...(await walk(tour)))
    }
    await Promise.all([take(), take()])
    expect(failures).toEqual([])
  }, 900_000)
})

async function plan(): Promise<Tour[]> {
  const tours: Tour[] = []
  const tourOf = (locale: Locale, look: Tour['look'], outside: boolean) => {
    const known = tours.find(
      (tour) => tour.locale === locale && tour.look === look && tour.outside === outside,
    )
    const tour = known ?? { locale, look, outside, stops: [] }
    if (!known) tours.push(tour)
    return tour
  }
  const areas = appRoutes.flatMap(({ resource }) => (resource ? [resource] : []))
  const ids = await firstRecords(product(), areas)
  for (const [turn, locale] of locales.entries()) {
    const nameOf = await routeNames(locale)
    for (const [row, route] of appRoutes.entries()) {
      const tour = tourOf(locale, looks[(row + turn) % 4] as Tour['look'], false)
      const { stops } = tour
      const title = route.blank || leadsOn(route) ? undefined : nameOf(route)
      stops.push({ path: addressOf(route), title })
      const { resource } = route
      if (!resource) continue
      const id = ids.get(resource.path)
      // The forms and the record once each: what they add over the list does not depend on the rest of the table.
      if ((row + turn) % 4 === 0 && resource.access.create !== false)
        stops.push({ path: `${addressOf(route)}/create`, title })
      if ((row + turn) % 4 === 1 && id) stops.push({ path: `${addressOf(route)}/${id}`, title })
      if ((row + turn) % 4 === 2 && id) stops.push({ path: `${addressOf(route)}/${id}/show`, title })
    }
    for (const [row, path] of publicRoutes.entries())
      tourOf(locale, looks[(row + turn) % 4] as Tour['look'], true).stops.push({
        path,
        title: undefined,
      })
  }
  return tours
}

const leadsOn = ({ resource }: AppRoute) => resource !== undefined && onePage.includes(resource.name)

/** What the routes are called, from the same catalogue by the same library as in the product. */
async function routeNames(locale: Locale) {
  const messages = await loadMessages(locale)
  const { translate } = polyglotI18nProvider(() => messages, locale)
  return (route: (typeof appRoutes)[number]) => translate(titleKey(route), { smart_count: 2 })
}

async function walk({ locale, look, outside, stops }: Tour): Promise<string[]> {
  const found: string[] = []
  const [first] = stops
  if (!first) return found
  const options = {
    kept: { ...look, locale },
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    before: listenForMissingTexts,
  } as const
  const watched = await visit(browser(), product(), outside ? nobody : await session(), first.path, options)
  const { page } = watched
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(`${message.type()}: ${message.text()}`))
  await giveAxe(page)
  const { goTo, refused } = walkOn(watched)
  for (const stop of stops) {
    const before = {
      warnings: warnings.length,
      complaints: watched.complaints.length,
      refused: refused.length,
    }
    const told: string[] = []
    await goTo(stop.path, stop.title && ` · Atelier`).catch((error: Error) => told.push(error.message))
    await waitForTitle(page, stop.title)
    let seen = await readPage(page)
    if (seen.violations.length > 0 || seen.heading.trim() === '') {
      // A page that still dims what it is about to replace is looked at again; what stays is a violation. So is one that came after
      // the wait was over, because the page before it bore the same name of an area.
      await page.waitForTimeout(700)
      await waitForTitle(page, stop.title)
      const again = await readPage(page)
      seen = { ...again, missing: [...new Set([...seen.missing, ...again.missing])] }
    }
    const { pathname } = new URL(page.url())
    // Within the apps; what else may lead on is the sign-in page.
    const mayLeadOn = stop.title === undefined && pathname.startsWith('/app/apps/')
    if (pathname !== stop.path && stop.path !== '/login' && !mayLeadOn) told.push(`leads to ${page.url()}`)
    told.push(...titleProblems(seen, stop.title))
    if (seen.wide > 0) told.push(`is ${seen.wide} px wider than the window: ${seen.widest}`)
    if (seen.language !== locale || seen.direction !== look.direction) told.push('has another lang or dir')
    told.push(...seen.missing.map((key) => `missing text ${key}`), ...seen.violations)
    told.push(
      ...warnings.slice(before.warnings).filter((text) => !/^error: Failed to load resource/.test(text)),
    )
    told.push(...watched.complaints.slice(before.complaints), ...refused.slice(before.refused))
    const { currentTheme, direction } = look
    found.push(...told.map((text) => `${stop.path} [${locale} ${currentTheme} ${direction}] ${text}`))
  }
  await watched.context.close()
  return found
}

declare global {
  interface Window {
    missingTexts?: string[]
  }
}

function listenForMissingTexts() {
  window.missingTexts = []
  window.addEventListener('atelier.missing-text', (event) =>
    window.missingTexts?.push((event as CustomEvent<string>).detail),
  )
}

const waitForTitle = (page: Page, title: string | undefined) =>
  page
    .waitForFunction(
      (wanted) => {
        const heading = document.querySelector('h1')?.textContent
        const begin = wanted === undefined ? `${heading} · ` : ''
        return (
          heading && document.title.startsWith(begin) && document.title.endsWith(`${wanted ?? ''} · Atelier`)
        )
      },
      title,
      { timeout: 15_000 },
    )
    .catch(() => undefined)

type Seen = Awaited<ReturnType<typeof readPage>>

/** All that is to be known of a page, in one question. */
const readPage = (page: Page) =>
  page.evaluate(async (values) => {
    const { scrollWidth, clientWidth, lang, dir } = document.documentElement
    const text = `${document.body.innerText}\n${document.title}`
    const keys = text.match(
      /\b(shell|resources|ra|auth|session|errors|fields|list|form)\.[a-z][\w/-]*\.[\w./-]+|%\{\w+\}/g,
    )
    const beyond = [...document.querySelectorAll('body *')].find((element) => {
      const { right, left, width } = element.getBoundingClientRect()
      return width > 0 && (right > clientWidth + 1 || left < -1)
    })
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      elementRef: true,
    })
    // What the bar at the lower edge happens to cut is whole once it is scrolled to; what stays covered is not.
    for (const { id, nodes } of violations.filter((each) => each.id === 'target-size'))
      for (const node of [...nodes].filter(({ failureSummary }) => failureSummary?.includes('obscured'))) {
        const element = document.querySelector(String(node.target[0]))
        element?.scrollIntoView({ block: 'center' })
        const rule = { runOnly: { type: 'rule' as const, values: [id] } }
        const again = element ? (await window.axe.run(element, rule)).violations : []
        if (again.length === 0) nodes.splice(nodes.indexOf(node), 1)
      }
    const found = violations.filter(({ nodes }) => nodes.length > 0)
    const missing = [...(window.missingTexts ?? []), ...(keys ?? [])]
    window.missingTexts = []
    return {
      language: lang,
      direction: dir,
      title: document.title,
      missing: [...new Set(missing)],
      heading: document.querySelector('h1')?.textContent ?? '',
      headings: document.querySelectorAll('h1').length,
      wide: scrollWidth - clientWidth,
      widest: beyond?.outerHTML.slice(0, 140) ?? '',
      violations: found.map(
        ({ id, nodes }) =>
          `${id} (${nodes.length}): ${nodes[0]?.element?.outerHTML.slice(0, 200)} ${nodes[0]?.failureSummary?.split('\n')[1] ?? ''}`,
      ),
    }
  }, rules)

function titleProblems({ title, heading, headings }: Seen, wanted: string | undefined): string[] {
  const problems: string[] = []
  if (headings !== 1 || heading.trim() === '') problems.push(`has ${headings} headings ('${heading}')`)
  const begin = wanted === undefined ? `${heading} · ` : ''
  const end = `${wanted ?? ''} · Atelier`
  if (!title.startsWith(begin) || !title.endsWith(end))
    problems.push(`is titled '${title}', not '${begin}…${end}'`)
  return problems
}
