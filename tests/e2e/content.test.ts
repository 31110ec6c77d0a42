import { describe, expect, it } from 'vitest'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { violationsOf } from './support/violations.ts'

const { product, find, open } = openProduct(startShop)

const looks = [
  ['wide and light', { width: 1440, height: 900 }, 'light'],
  ['narrow and dark', { width: 375, height: 812 }, 'dark'],
] as const

/** Where pictures of the pages go, for people to look at; nowhere unless it is set. */
const pictures = process.env.KEEP_PICTURES

describe.each(looks)('the pages of content, %s,', (name, viewport, currentTheme) => {
  const places: readonly [string, () => Promise<string>, RegExp][] = [
    ['pages', async () => '/app/pages/pages', /About us/],
    ['page', async () => `/app/pages/pages/${(await find('pages', { slug: 'about-us' })).id}`, /Add block/],
    ['policies', async () => '/app/pages/information-policy', /All policies that the law expects are live/],
    ['calendar', async () => '/app/pages/banners?tab=calendar', /Home, top/],
    [
      'banner',
      async () => `/app/pages/banners/${(await find('banners', { placement: 'cart' })).id}`,
      /Alternative text/,
    ],
    ['map', async () => '/app/pages/widgets-list', /As published/],
    [
      'widget',
      async () => `/app/pages/widgets-list/${(await find('widgets', { type: 'newsletter' })).id}`,
      /What people agree to/,
    ],
    [
      'blocks to be read',
      async () => `/app/pages/pages/${(await find('pages', { slug: 'alterations' })).id}/show`,
      /Trousers are hemmed to your length at no cost/,
    ],
    [
      'widget to be read',
      async () => `/app/pages/widgets-list/${(await find('widgets', { type: 'heroSlider' })).id}/show`,
      /Seconds per slide/,
    ],
    [
      'role to be read',
      async () => `/app/admins/subadmin-roles/${(await find('subadmin-roles', { name: 'Auditor' })).id}/show`,
      /of \d+ areas/,
    ],
    ['coverage', async () => '/app/pages/seo', /Made by the pattern/],
    ['robots', async () => '/app/pages/seo?tab=robots', /Served at/],
  ]
  it.each(places)(
    'show %s whole, without a fault of accessibility or a sideways scroll',
    async (key, path, text) => {
      const page = await open(await path(), {
        viewport,
        kept: { currentTheme },
      })
      await page.getByText(text).first().waitFor()
      if (pictures) await page.screenshot({ path: `${pictures}/${name.replaceAll(' ', '-')}-${key}.png` })
      expect(await violationsOf(page, 'main')).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)
    },
  )
})

describe('a page', () => {
  it('gets a block, is saved and published, and the store shows it', async () => {
    const { id } = await find('pages', { slug: 'gift-wrapping' })
    const page = await open(`/app/pages/pages/${id}`)
    await page.getByLabel('Kind of block').selectOption('button')
    await page.getByRole('button', { name: 'Add block' }).click()
    await page.getByLabel('Words', { exact: false }).first().fill('Choose a gift')
    await page.getByLabel('Leads to').first().fill('/collections/new-this-season')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Publish now' }).first().click()
    await expect
      .poll(
        async () =>
          ((await (await product().call('/public/pages/gift-wrapping')).json()) as any).blocks.at(-1),
        {
          timeout: 15_000,
        },
      )
      .toMatchObject({ type: 'button', label: 'Choose a gift' })
  })
})
