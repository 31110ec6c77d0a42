import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { locales } from '../../src/core/locale.ts'
import { holdBack } from './support/meet.ts'
import { openProduct, type VisitOf } from './support/openProduct.ts'
import { builtDirectory } from './support/product.ts'
import { quiet } from './support/requestsOf.ts'
import { nobody } from './support/shop.ts'

const admin = 'admin@atelier.test'

const { product, open: visit } = openProduct()

/** A page whose scripts do not arrive until they are let go. */
interface HeldPage {
  readonly page: Page
  readonly letGo: () => Promise<void>
  /** All that was written to the console. */
  readonly said: readonly string[]
  /** The paths of all that was asked for. */
  readonly asked: readonly string[]
}

async function open(path: string, { html, ...options }: VisitOf & { html?: string } = {}): Promise<HeldPage> {
  const page = await visit('/health', { as: nobody, cold: true, ...options })
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const letGo = await holdBack(page, '**/assets/*.js')
  if (html !== undefined)
    await page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
    )
  await page.goto(path, { waitUntil: 'commit' })
  return { page, letGo, said, asked }
}

declare global {
  interface Window {
    shift: number
  }
}

const name = (page: Page) => page.locator('input[name="authinfo"]')
const password = (page: Page) => page.locator('input[name="password"]')

/** React answers for an element from here on. */
const taken = (page: Page) =>
  page.waitForFunction(() => {
    const field = document.querySelector('input[name="authinfo"]')
    return field && Object.keys(field).some((key) => key.startsWith('__reactProps'))
  })

/** Whether nothing of the product is on the page and nothing will be without a script. */
const isEmpty = (page: Page) =>
  page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      document.querySelector('template[data-locale]') === null &&
      document.getElementById('root')?.childNodes.length === 0,
  )

describe('the sign-in page before any script has arrived', () => {
  it('is there, has the keyboard, and keeps what is typed for the code that takes it over', async () => {
    const { page, letGo, said } = await open('/login')
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await expect.poll(() => name(page).evaluate((field) => field === document.activeElement)).toBe(true)
    await expect.poll(() => page.title()).toBe('Sign in · Atelier')
    await page.keyboard.type(admin)
    await page.keyboard.press('Tab')
    await page.keyboard.type(demoPassword)
    await name(page).evaluate((field) => Object.assign(field, { isTheSame: true }))
    await letGo()
    await taken(page)
    await expect.poll(() => name(page).inputValue()).toBe(admin)
    await expect.poll(() => password(page).inputValue()).toBe(demoPassword)
    expect(await name(page).evaluate((field) => 'isTheSame' in field)).toBe(true)
    await expect.poll(() => password(page).evaluate((field) => field === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/app/dashboards/default')
    await page.getByRole('heading', { level: 1, name: 'Hello, Asha Rao' }).waitFor()
    expect(said).toEqual([])
  })

  it('holds a form that is sent too early, and sends it once its code is there', async () => {
    const { page, letGo, said } = await open('/app/pages/faq?page=2#row')
    await name(page).fill(admin)
    await password(page).fill(demoPassword)
    await password(page).press('Enter')
    expect(page.url()).toBe(`${product().url}/auth/login?redirect=%2Fapp%2Fpages%2Ffaq%3Fpage%3D2%23row`)
    await expect.poll(() => password(page).inputValue()).toBe(demoPassword)
    await letGo()
    await page.waitForURL('**/app/pages/faq?page=2#row')
    expect(said).toEqual([])
  })

  it.each(locales)(
    'speaks %s, in the theme and direction of the person, and does not move',
    async (locale) => {
      const kept = { locale, currentTheme: 'dark', direction: 'rtl' }
      const { page, letGo, said } = await open('/auth/login?redirect=%2Fapp%2Fpages%2Ffaq', { kept })
      await name(page).waitFor()
      const look = () =>
        page.evaluate(() => {
          const { lang, dir, dataset } = document.documentElement
          const background = getComputedStyle(document.body).backgroundColor
          const text = document.getElementById('root')?.innerText
          return { lang, dir, theme: dataset.theme, background, text, title: document.title }
        })
      const before = await look()
      expect(before).toMatchObject({ lang: locale, dir: 'rtl', theme: 'dark' })
      const submit = { en: 'Sign in', zh: '登录', fr: 'Se connecter', ja: 'ログイン' }[locale]
      await page.getByRole('button', { name: submit, exact: true }).waitFor()
      await letGo()
      await taken(page)
      expect(await look()).toEqual(before)
      // The way back travels along once it is known.
      await expect
        .poll(() => page.locator('main a').first().getAttribute('href'))
        .toContain('?redirect=%2Fapp')
      await quiet(page)
      expect(await page.evaluate(() => window.shift)).toBe(0)
      expect(said).toEqual([])
    },
  )

  it('follows a language that was chosen too early', async () => {
    const { page, letGo } = await open('/login')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('fr')
    await name(page).fill('asha')
    await letGo()
    await page.getByRole('button', { name: 'Se connecter' }).waitFor()
    await expect.poll(() => name(page).inputValue()).toBe('asha')
  })

  it('bears the name and the logo that the shop had the last time, and gets the new ones without moving', async () => {
    const { page, letGo, said } = await open('/health')
    const logo = (text: string) => `${product().url}/logo.svg?${text}`
    await page.evaluate((settings) => localStorage.setItem('atelier.settings', JSON.stringify(settings)), {
      title: 'Maison Lila',
      logo: logo('one'),
    })
    await page.route('**/settings/public.json', (route) =>
      route.fulfill({ json: { adminSettings: [{ title: 'Maison Nila', logo: logo('two') }] } }),
    )
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByText('Maison Lila').waitFor()
    await expect.poll(() => page.title()).toBe('Sign in · Maison Lila')
    await expect.poll(() => page.locator('header img').getAttribute('src')).toBe(logo('one'))
    await letGo()
    await page.getByText('Maison Nila').waitFor()
    await expect.poll(() => page.title()).toBe('Sign in · Maison Nila')
    await expect.poll(() => page.locator('header img').getAttribute('src')).toBe(logo('two'))
    await quiet(page)
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.001)
    expect(said).toEqual([])
  })

  it('speaks the usual language of the shop and offers its languages alone, before any script the next time', async () => {
    const { page, letGo, said } = await open('/health')
    await page.route('**/settings/public.json', (route) =>
      route.fulfill({ json: { adminSettings: [{ title: 'Maison Nila', locales: ['fr', 'ja'] }] } }),
    )
    const choice = page.locator('header select')
    await letGo()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Se connecter' }).waitFor()
    await expect.poll(() => choice.locator('option').allTextContents()).toEqual(['Français', '日本語'])
    const letScripts = await holdBack(page, '**/assets/*.js')
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Se connecter' }).waitFor()
    await expect.poll(() => choice.locator('option').allTextContents()).toEqual(['Français', '日本語'])
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr')
    await letScripts()
    await taken(page)
    await choice.selectOption('ja')
    await page.getByRole('button', { name: 'ログイン', exact: true }).waitFor()
    expect(said).toEqual([])
  })

  it('has the colour and the picture of the shop, before any script the next time', async () => {
    const { page, letGo, said } = await open('/health')
    const picture = `${product().url}/logo.svg?beside`
    const look = { accent: '#ffcc00', icon: `${product().url}/logo.svg?tab`, signInPicture: picture }
    await page.route('**/settings/public.json', (route) =>
      route.fulfill({ json: { adminSettings: [{ title: 'Maison Nila', ...look }] } }),
    )
    const colours = () =>
      page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(
          document.querySelector('button[type="submit"]') as Element,
        )
        const panel = getComputedStyle(document.querySelector('aside') as Element).backgroundImage
        return [
          backgroundColor,
          color,
          panel,
          document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href,
        ]
      })
    const own = ['rgb(255, 204, 0)', 'rgb(11, 18, 32)', `url("${picture}")`, look.icon]
    await letGo()
    await page.goto('/login')
    await expect.poll(colours).toEqual(own)
    await page.route('**/assets/*.js', () => {})
    await page.goto('/login', { waitUntil: 'commit' })
    await name(page).waitFor()
    expect(await colours()).toEqual(own)
    expect(said).toEqual([])
  })

  it('is as good from a server that only has files', async () => {
    const html = readFileSync(join(builtDirectory(), 'index.html'), 'utf8')
    const { page, letGo, said } = await open('/login', { html })
    await name(page).fill(admin)
    await letGo()
    await taken(page)
    await password(page).fill(demoPassword)
    await password(page).press('Enter')
    await page.waitForURL('**/app/dashboards/default')
    expect(said).toEqual([])
  })
})

describe('nothing of the sign-in page', () => {
  it.each(['/login', '/', '/app/pages/faq'])('is seen at %s by who is signed in', async (path) => {
    const { page, letGo } = await open(path, { as: admin })
    await isEmpty(page)
    await letGo()
    await page.getByRole('navigation', { name: 'Main navigation' }).waitFor()
    expect(await name(page).count()).toBe(0)
  })

  it.each(['/auth/register-1', '/auth/login-2', '/auth/invitation'])('stands at %s', async (path) => {
    const { page, letGo } = await open(path)
    await isEmpty(page)
    await letGo()
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})

describe('what comes after signing in', () => {
  it('has what follows the first script under way with it for whoever is signed in, in their language', async () => {
    const { page, letGo, said, asked } = await open('/app/pages/brand', {
      as: admin,
      kept: { locale: 'fr' },
    })
    const isAsked = (name: string) => asked.some((path) => path.startsWith(`/assets/${name}-`))
    for (const layer of ['app', '_texts_fr', '_area_brand', '_words_fr_brand'])
      await expect.poll(() => isAsked(layer)).toBe(true)
    expect(isAsked('_texts_en') || isAsked('_words_en_brand') || isAsked('signIn')).toBe(false)
    await letGo()
    await page.getByRole('heading', { level: 1, name: 'Marques' }).waitFor()
    await quiet(page)
    // None of it was fetched for nothing, of which the browser would complain on the console.
    expect(said).toEqual([])
  })

  it('is fetched while the person types, and not before', async () => {
    const { page, letGo } = await open('/login')
    const scripts: string[] = []
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url())
    })
    // The layer of the application area (vite.config.ts).
    const isThere = () => scripts.some((url) => /\/app-[^/]+\.js$/.test(url))
    await letGo()
    await taken(page)
    await quiet(page)
    expect(isThere()).toBe(false)
    await name(page).fill('a')
    await expect.poll(isThere).toBe(true)
  })
})
