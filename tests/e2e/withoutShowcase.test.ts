import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { builtFrontEnd } from '../../server/web/frontEnd.ts'
import { temporaryDirectory } from '../support/database.ts'
import { openProduct } from './support/openProduct.ts'
import { startProduct } from './support/product.ts'

const root = join(import.meta.dirname, '..', '..')
const directory = temporaryDirectory()

/** The product whose front end was built with the demonstrations left out, into a folder of its own. */
const { ask, open } = openProduct(async () => {
  const frontEnd = (await build()) && (await builtFrontEnd(directory))
  if (!frontEnd) throw new Error('The front end could not be built without the demonstrations. See above.')
  return startProduct({ frontEnd })
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

async function build(): Promise<boolean> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const options = ['--logLevel', 'warn', '--sourcemap', 'false', '--manifest', '--outDir', directory]
  const builder = spawn(
    join(root, 'node_modules', '.bin', 'node'),
    [vite, 'build', ...options, '--emptyOutDir'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production', SHOWCASE: 'off' } },
  )
  const [code] = await once(builder, 'close')
  return code === 0
}

const demonstrations = /^(resources\/insight\/showcase|src\/showcase)\/|^src\/shell\/Preview\.tsx$/
const isHome = (page: Page) => page.waitForURL(({ pathname }) => pathname === '/app/dashboards/default')

it('nothing is fetched of the demonstrations, and what is no demonstration is there', () => {
  const manifest = JSON.parse(readFileSync(join(directory, '.vite', 'manifest.json'), 'utf8')) as object
  const modules = Object.keys(manifest)
  expect(modules).toContain('resources/content/faq/screens/FaqPage.tsx')
  expect(modules.filter((module) => demonstrations.test(module))).toEqual([])
})

it('their addresses lead home, as those do that nothing knows', async () => {
  const page = await open('/app/components/general/button')
  await isHome(page)
  for (const path of ['components', 'pages/pricing', 'login-1']) {
    await page.goto(`/app/${path}`)
    await isHome(page)
  }
})

it('menu, palette, settings and permission matrix name none of them', async () => {
  const page = await open('/app/pages/setting/billing')
  const parts = page.getByRole('navigation', { name: 'Account settings' }).getByRole('link')
  await expect.poll(() => parts.count()).toBeGreaterThan(5)
  expect((await parts.allTextContents()).filter((name) => /Billing|Plan/.test(name))).toEqual([])
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await page.keyboard.press('Control+k')
  await palette.waitFor()
  for (const word of ['Typography', 'Pricing']) {
    await page.keyboard.type(word)
    await palette.getByRole('status').getByText(`Nothing found for "${word}"`).waitFor({ state: 'attached' })
    await page.keyboard.press('Control+a')
  }
  await page.keyboard.type('Tags')
  await palette.getByRole('option').first().waitFor()
  const menu = page.getByRole('navigation', { name: 'Main navigation' })
  expect(await menu.getByRole('button', { name: 'Components' }).count()).toBe(0)

  await page.goto('/app/admins/subadmin-roles/create')
  await page.getByRole('tab', { name: 'Permissions' }).click()
  await page.getByRole('button', { name: /^Pages \d+ of \d+/ }).click()
  await page.getByRole('checkbox', { name: 'Activity log: View' }).waitFor()
  expect(await page.getByRole('checkbox', { name: /^Components/ }).count()).toBe(0)
})

it('a management page works as ever: a tag is made, and found again after a reload', async () => {
  const page = await open('/app/pages/tag/create')
  await page.getByRole('textbox', { name: 'Name' }).fill('Handloom')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(async () => (await ask<{ name: string }[]>('/tags')).map(({ name }) => name))
    .toEqual(['Handloom'])
  await page.goto('/app/pages/tag')
  await page.reload()
  await page.getByRole('row', { name: /Handloom/ }).waitFor()
})
