import type { Page } from 'playwright-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { describe, expect, it } from 'vitest'
import { loadMessages } from '#texts'
import { type Locale, locales } from '../../src/core/locale.ts'
import { type AppRoute, titleKey } from '../../src/derive/routes.ts'
import { preferencePrefix } from '../../src/providers/preferences.ts'
import { publicRoutes } from '../../src/shell/publicRoutes.ts'
import { appRoutes } from '../../src/shell/routeTable.ts'
import { giveAxe, rules } from './support/axe.ts'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { nobody, type Session, visit } from './support/shop.ts'
import { addressOf, firstRecords, onePage, walkOn } from './support/walk.ts'

/**
 * Every route of the table in every language. Of the four looks (light and dark, both directions) each route has each once, and over
 * all routes every language meets every look, every position of the navigation and every part of an area (list, new, record).
 */
const looks = [
  { currentTheme: 'light', direction: 'ltr', navType: 'SIDE', navCollapsed: false },
  { currentTheme: 'dark', direction: 'ltr', navType: 'TOP', navCollapsed: false },
  { currentTheme: 'light', direction: 'rtl', navType: 'TOP', navCollapsed: false },
  { currentTheme: 'dark', direction: 'rtl', navType: 'SIDE', navCollapsed: true },
] as const

type Look = (typeof looks)[number]

/** How a page is to be judged: in a language and a look. */
interface View {
  readonly locale: Locale
  readonly look: Look
  /** What the title ends in; undefined where it begins with the page's own heading, whatever follows. */
  readonly title: string | undefined
}

interface Stop {
  readonly path: string
  readonly views: readonly View[]
}

/** What is shown in one language and look, with which its first page is loaded anew. */
interface Tour {
  readonly locale: Locale
  readonly look: Look
  readonly stops: Stop[]
}

const { product, browser, session } = openProduct(startShop)

describe('every route, in every language, theme and direction', () => {
  it('is silent and self-sufficient, accessible, translated, named, and as wide as the window', async () => {
    const failures: string[] = []
    const { inside, outside, stops } = await plan()
    const all = async <T>(queue: T[], judge: (one: T) => Promise<string[]>) => {
      for (let one = queue.shift(); one; one = queue.shift()) failures.push(...(await judge(one)))
    }
    const windows = [await openWindow(await session()), await openWindow(await session())]
    const before = await openWindow(nobody)
    // First what is loaded anew: from the first setting that is changed in place on, the account would tell it to the other window.
    await Promise.all([
      all(outside, before.walk).then(before.close),
      ...windows.map(({ walk }) => all(inside, walk)),
    ])
    await Promise.all(windows.map(({ judge, close }) => all(stops, judge).then(close)))
    expect(failures).toEqual([])
  }, 900_000)
})

/**
 * A route is gone to once, and there the settings change as those of a person do: to draw it from the beginning for each was half of the
 * work. The first four, and the forms and records, of which each is judged once, are toured with one setting after the other.
 */
async function plan(): Promise<{ inside: Tour[]; outside: Tour[]; stops: Stop[] }> {
  const inside = emptyTours()
  const outside = emptyTours()
  const stops: Stop[] = []
  const areas = appRoutes.flatMap(({ resource }) => (resource ? [resource] : []))
  const ids = await firstRecords(product(), areas)
  const names = await Promise.all(locales.map(routeNames))
  const viewsOf = (row: number, titleIn: (turn: number) => string | undefined) =>
    locales.map((locale, turn): View => {
      const look = looks[(row + turn) % 4] as Look
      return { locale, look, title: titleIn(turn) }
    })
  const add = (tours: Tour[], view: View, path: string) =>
    tours
      .find(({ locale, look }) => locale === view.locale && look === view.look)
      ?.stops.push({ path, views: [view] })
  for (const [row, route] of appRoutes.entries()) {
    const views = viewsOf(row, (turn) => (route.blank || leadsOn(route) ? undefined : names[turn]?.(route)))
    const path = addressOf(route)
    if (row < 4) for (const view of views) add(inside, view, path)
    else stops.push({ path, views })
    const { resource } = route
    if (!resource) continue
    const id = ids.get(resource.path)
    for (const view of views) {
      // The forms and the record once each: what they add over the list does not depend on the rest of the table.
      if (view.look === looks[0] && resource.access.create !== false) add(inside, view, `${path}/create`)
      if (view.look === looks[1] && id) add(inside, view, `${path}/${id}`)
      if (view.look === looks[2] && id) add(inside, view, `${path}/${id}/show`)
    }
  }
  for (const [row, path] of publicRoutes.entries())
    for (const view of viewsOf(row, () => undefined)) add(outside, view, path)
  return { inside, outside, stops }
}

const emptyTours = (): Tour[] =>
  locales.flatMap((locale) => looks.map((look) => ({ locale, look, stops: [] })))

const leadsOn = ({ resource }: AppRoute) => resource !== undefined && onePage.includes(resource.name)

/** What the routes are called, from the same catalogue by the same library as in the product. */
async function routeNames(locale: Locale) {
  const messages = await loadMessages(locale)
  const { translate } = polyglotI18nProvider(() => messages, locale)
  return (route: (typeof appRoutes)[number]) => translate(titleKey(route), { smart_count: 2 })
}

interface OpenWindow {
  /** Loads the first page of a tour in its settings, and answers what is at fault with each. */
  walk(tour: Tour): Promise<string[]>
  /** Goes to a page and answers what is at fault with it in each of its views. */
  judge(stop: Stop): Promise<string[]>
  close(): Promise<void>
}

async function openWindow(who: Session): Promise<OpenWindow> {
  const watched = await visit(browser(), product(), who, '/health', {
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    before: listenForMissingTexts,
  })
  const { page } = watched
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(`${message.type()}: ${message.text()}`))
  const { goTo, rest, refused } = walkOn(watched)
  let worn: Pick<View, 'locale' | 'look'> | undefined

  /** What is at fault since something began, once it has come to rest. */
  async function judgeView(path: string, view: View, begin: () => Promise<void>): Promise<string[]> {
    const { locale, look, title } = view
    const before = {
      warnings: warnings.length,
      complaints: watched.complaints.length,
      refused: refused.length,
    }
    const told: string[] = []
    await begin().catch((error: Error) => told.push(error.message))
    await waitForTitle(page, title)
    let seen = await readPage(page)
    if (seen.violations.length > 0 || seen.heading.trim() === '') {
      // A page that still dims what it is about to replace is looked at again; what stays is a violation. So is one that came after
      // the wait was over, because the page before it bore the same name of an area.
      await page.waitForTimeout(700)
      await waitForTitle(page, title)
      const again = await readPage(page)
      seen = { ...again, missing: [...new Set([...seen.missing, ...again.missing])] }
    }
    const { pathname } = new URL(page.url())
    // Within the apps; what else may lead on is the sign-in page.
    const mayLeadOn = title === undefined && pathname.startsWith('/app/apps/')
    if (pathname !== path && path !== '/login' && !mayLeadOn) told.push(`leads to ${page.url()}`)
    told.push(...titleProblems(seen, title))
    if (seen.wide > 0) told.push(`is ${seen.wide} px wider than the window: ${seen.widest}`)
    told.push(...settingProblems(seen, view))
    told.push(...seen.missing.map((key) => `missing text ${key}`), ...seen.violations)
    told.push(
      ...warnings.slice(before.warnings).filter((text) => !/^error: Failed to load resource/.test(text)),
    )
    told.push(...watched.complaints.slice(before.complaints), ...refused.slice(before.refused))
    const { currentTheme, direction } = look
    return told.map((text) => `${path} [${locale} ${currentTheme} ${direction}] ${text}`)
  }

  async function judge({ path, views }: Stop): Promise<string[]> {
    const found: string[] = []
    // It begins in the language that is spoken, in which it is drawn but once.
    const spoken = worn?.locale
    const ordered = views.toSorted(
      (one, other) => Number(other.locale === spoken) - Number(one.locale === spoken),
    )
    for (const [index, view] of ordered.entries())
      found.push(
        ...(await judgeView(path, view, async () => {
          const isOther = worn?.locale !== view.locale || worn.look !== view.look
          worn = view
          const going = index === 0 ? goTo(path, view.title && ' · Atelier') : undefined
          // Once it is on the way: the page before it is not drawn for nobody.
          await Promise.all([going, isOther && keep(page, view, 'told')])
          if (!going) await rest()
        })),
      )
    return found
  }

  return {
    judge,
    async walk({ stops, ...settings }) {
      const found: string[] = []
      const [first] = stops
      if (!first) return found
      await keep(page, settings, 'untold')
      worn = settings
      await page.goto(first.path)
      await giveAxe(page)
      for (const stop of stops) found.push(...(await judge(stop)))
      return found
    },
    close: () => watched.context.close(),
  }
}

/** Keeps settings as another window of the browser would, which the page hears of where it is told. */
const keep = (page: Page, { locale, look }: Pick<View, 'locale' | 'look'>, how: 'told' | 'untold') =>
  page.evaluate(
    ([prefix, values, isTold]) => {
      for (const [name, value] of Object.entries(values)) {
        const key = `${prefix}.${name}`
        const newValue = JSON.stringify(value)
        if (localStorage.getItem(key) === newValue) continue
        localStorage.setItem(key, newValue)
        if (isTold) dispatchEvent(new StorageEvent('storage', { key, newValue }))
      }
    },
    [preferencePrefix, { ...look, locale }, how === 'told'] as const,
  )

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
    // What is drawn in the background, as another language is by some pages, is drawn before the browser has nothing to do.
    await new Promise<unknown>((done) => requestIdleCallback(done, { timeout: 2_000 }))
    const { scrollWidth, clientWidth, lang, dir, dataset } = document.documentElement
    const text = `${document.body.innerText}\n${document.title}`
    const keys = text.match(
      /\b(shell|resources|ra|auth|session|errors|fields|list|form)\.[a-z][\w/-]*\.[\w./-]+|%\{\w+\}/g,
    )
    const isBeyond = (element: Element) => {
      const { right, left, width } = element.getBoundingClientRect()
      return width > 0 && (right > clientWidth + 1 || left < -1)
    }
    const all = scrollWidth > clientWidth ? [...document.querySelectorAll('body *')] : []
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
      theme: dataset.theme,
      nav: document.querySelector<HTMLElement>('[data-nav]')?.dataset.nav,
      title: document.title,
      missing: [...new Set(missing)],
      heading: document.querySelector('h1')?.textContent ?? '',
      headings: document.querySelectorAll('h1').length,
      wide: scrollWidth - clientWidth,
      widest: all.find(isBeyond)?.outerHTML.slice(0, 140) ?? '',
      violations: found.map(
        ({ id, nodes }) =>
          `${id} (${nodes.length}): ${nodes[0]?.element?.outerHTML.slice(0, 200)} ${nodes[0]?.failureSummary?.split('\n')[1] ?? ''}`,
      ),
    }
  }, rules)

/** A page that did not follow its settings would be judged in others. */
function settingProblems({ language, direction, theme, nav }: Seen, { locale, look }: View): string[] {
  const navs = [undefined, 'none', look.navType.toLowerCase()]
  return [
    ...(language === locale && direction === look.direction ? [] : ['has another lang or dir']),
    ...(theme === look.currentTheme ? [] : [`has the theme '${theme}'`]),
    ...(navs.includes(nav) ? [] : [`has its navigation at the '${nav}'`]),
  ]
}

function titleProblems({ title, heading, headings }: Seen, wanted: string | undefined): string[] {
  const problems: string[] = []
  if (headings !== 1 || heading.trim() === '') problems.push(`has ${headings} headings ('${heading}')`)
  const begin = wanted === undefined ? `${heading} · ` : ''
  const end = `${wanted ?? ''} · Atelier`
  if (!title.startsWith(begin) || !title.endsWith(end))
    problems.push(`is titled '${title}', not '${begin}…${end}'`)
  return problems
}
