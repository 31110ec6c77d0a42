import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { field, heading, openCatalogue, openPart, rowOf, rupees, save } from './support/catalogue.ts'
import { nobody, signIn } from './support/shop.ts'

const catalogue = openCatalogue()
const { nextProduct, stored, open, edit } = catalogue

describe('a product', () => {
  it('is found by a SKU, gets another price, and list and history show it', async () => {
    const wanted = await nextProduct()
    const page = await open('/app/pages/products', { as: nobody })
    await signIn(page, 'catalogue@atelier.test')
    await page.getByRole('searchbox', { name: 'Search products' }).fill(wanted.variants[1]?.sku ?? '')
    await page.getByRole('rowheader').filter({ hasText: wanted.name }).waitFor()
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(1)
    await rowOf(page, wanted.name).getByRole('link', { name: wanted.name }).click()
    await heading(page, wanted.name).waitFor()

    const price = Math.round(wanted.mrp / 200) * 100
    await openPart(page, 'Pricing')
    await page.getByLabel('Sale price').fill(String(price / 100))
    await save(page)
    expect((await stored(wanted)).salePrice).toBe(price)

    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Products' })
      .click()
    await rowOf(page, wanted.name).waitFor()
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
    await page.getByRole('button', { name: 'Columns and density' }).click()
    await page.getByRole('dialog').getByText('Sale price', { exact: true }).click()
    await page.getByRole('checkbox', { name: 'Sale price', checked: true }).waitFor()
    await page.keyboard.press('Escape')
    // Its variants cost what it did and follow it, so "from" says the same.
    await expect
      .poll(() =>
        rowOf(page, wanted.name)
          .getByRole('gridcell', { name: rupees(price) })
          .count(),
      )
      .toBe(2)
    await rowOf(page, wanted.name).getByRole('link', { name: wanted.name }).click()
    await page.getByRole('region', { name: 'History' }).getByRole('link', { name: 'Show all' }).click()
    // The demo shop's own past is hers, too.
    const hers = page.getByText('Camille Laurent').locator('xpath=ancestor::li[1]')
    const entry = hers.filter({ hasText: rupees(price) })
    await entry.getByText('Sale price').first().waitFor()
    await expect.poll(() => entry.innerText()).toContain(rupees(wanted.salePrice))
    await expect.poll(() => entry.innerText()).toContain(rupees(price))
  })

  it('takes a further variant typed into the sheet', async () => {
    const wanted = await nextProduct()
    const page = await edit(wanted, 'Variants')
    await page.getByRole('button', { name: 'Add one' }).click()
    const cells = page.locator(`[role=gridcell][data-row="${wanted.variants.length}"]`)
    await cells.first().waitFor()
    const type = async (column: number, text: string) => {
      await cells.and(page.locator(`[data-column="${column}"]`)).click()
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await type(0, 'NEW-1')
    await page.keyboard.type('Indigo')
    await page.keyboard.press('Tab')
    await page.keyboard.type('One size')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1,999')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1499.5')
    await page.keyboard.press('Tab')
    await save(page)
    expect((await stored(wanted)).variants.at(-1)).toMatchObject({
      sku: 'NEW-1',
      colour: 'Indigo',
      size: 'One size',
      mrp: 199900,
      salePrice: 149950,
      stock: 0,
    })
  })

  it('keeps the order of its pictures, moved by a button and by dragging, over a reload', async () => {
    const wanted = await nextProduct()
    const [first, second, ...rest] = wanted.media.map(({ file }) => file)
    const order = async () => (await stored(wanted)).media.map(({ file }) => file)
    const page = await edit(wanted, 'Pictures')
    const tiles = field(page, 'media').locator('li')
    await page.getByRole('button', { name: /^Move picture 1 back/ }).click()
    await save(page)
    await expect.poll(() => order()).toEqual([second, first, ...rest])
    await tiles.and(page.locator('[data-at="1"]')).dragTo(tiles.first())
    await save(page)
    await expect.poll(() => order()).toEqual([first, second, ...rest])
    await page.getByRole('button', { name: /^Move picture 2 forward/ }).click()
    await save(page)
    await page.reload()
    const shown = tiles.locator('img')
    await shown.first().waitFor()
    const [shownFirst] = await shown.evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).src),
    )
    expect(shownFirst).toContain(second)
  })

  it('gets a picture that is uploaded, and shows it', async () => {
    const wanted = await nextProduct()
    const png = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#d14f7a' } })
      .png()
      .toBuffer()
    const page = await edit(wanted, 'Pictures')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'pink.png', mimeType: 'image/png', buffer: png })
    const tile = field(page, 'media').locator(`li[data-at="${wanted.media.length}"]`)
    await tile.waitFor()
    await save(page)
    expect((await stored(wanted)).media).toHaveLength(wanted.media.length + 1)
    await page.reload()
    await expect
      .poll(() => tile.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth), {
        timeout: 15_000,
      })
      .toBeGreaterThan(0)
  })

  it('is told at the field that its sale price is above the MRP, and nothing is sent', async () => {
    const wanted = await nextProduct()
    const page = await edit(wanted, 'Pricing')
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
    const price = page.getByLabel('Sale price')
    await price.fill('999999')
    await price.press('Tab')
    await field(page, 'salePrice').getByText('Must not be above MRP.').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('One thing needs your attention').waitFor()
    await expect.poll(() => price.evaluate((input) => input === document.activeElement)).toBe(true)
    await expect.poll(() => price.getAttribute('aria-invalid')).toBe('true')
    expect(sent).toEqual([])
  })

  it('is led from another tab to the SKU that the server refuses', async () => {
    const [other, wanted] = [await nextProduct(), await nextProduct()]
    const page = await edit(wanted, 'Variants')
    const cell = page.locator('[role=gridcell][data-row="1"][data-column="0"]')
    await cell.click()
    await page.keyboard.type(other.variants[0]?.sku ?? '')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'General' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('One thing needs your attention').waitFor()
    const tab = page.getByRole('tab', { name: /^Variants.*1 problem$/ })
    await tab.waitFor()
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
    await expect.poll(() => cell.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => cell.evaluate((each) => each.contains(document.activeElement))).toBe(true)
    expect((await stored(wanted)).version).toBe(wanted.version)
  })

  it('asks before unsaved changes are left behind', async () => {
    const wanted = await nextProduct()
    const page = await edit(wanted)
    await page.getByLabel('Style code').fill('UNSAVED-1')
    const leave = () =>
      page
        .getByRole('navigation', { name: 'Main navigation' })
        .getByRole('link', { name: 'Stock', exact: true })
        .click()
    await leave()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await dialog.getByText('Style code').waitFor()
    await dialog.getByRole('button', { name: 'Stay here' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.getByLabel('Style code').inputValue()).toBe('UNSAVED-1')
    await leave()
    await dialog.getByRole('button', { name: 'Leave without saving' }).click()
    await heading(page, 'Stock').waitFor()
    expect((await stored(wanted)).version).toBe(wanted.version)
  })

  it('is archived after a second thought', async () => {
    const wanted = await nextProduct()
    const page = await edit(wanted)
    await page.getByRole('button', { name: 'Archive' }).click()
    const dialog = page.getByRole('dialog', { name: `Archive: “${wanted.name}”?` })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect((await stored(wanted)).status).toBe('active')
    await page.getByRole('button', { name: 'Archive' }).click()
    await dialog.getByRole('button', { name: 'Archive product' }).click()
    await page.getByRole('button', { name: 'Restore' }).waitFor()
    expect((await stored(wanted)).status).toBe('archived')
  })
})

describe('one product in two hands', () => {
  it('is merged where the changes do not overlap, chosen where they do, and nothing typed is lost', async () => {
    const wanted = await nextProduct()
    const mine = await edit(wanted)
    const theirs = await edit(wanted, undefined, { as: catalogue.admin() })
    await mine.getByRole('textbox', { name: 'Name', exact: true }).fill('My name')
    await mine.getByLabel('Short description').fill('My words')
    await theirs.getByRole('textbox', { name: 'Name', exact: true }).fill('Their name')
    await theirs.getByLabel('Style code').fill('THEIRS-1')
    await save(theirs)
    const answer = mine.waitForResponse((response) => response.request().method() === 'PUT')
    await mine.getByRole('button', { name: 'Save', exact: true }).click()
    expect((await answer).status()).toBe(409)

    const dialog = mine.getByRole('dialog', { name: /was changed by someone else/ })
    await dialog.waitFor()
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(() => mine.getByRole('textbox', { name: 'Name', exact: true }).inputValue())
      .toBe('My name')
    await expect.poll(() => mine.getByLabel('Short description').inputValue()).toBe('My words')

    await mine.getByRole('button', { name: 'Compare and save' }).click()
    await dialog.getByText('Asha Rao saved').waitFor()
    await expect
      .poll(() => dialog.getByRole('region', { name: 'Changed by the others only' }).innerText())
      .toContain('THEIRS-1')
    await expect
      .poll(() => dialog.getByRole('region', { name: 'Changed by you only' }).innerText())
      .toContain('My words')
    const combine = dialog.getByRole('button', { name: 'Combine and save' })
    await expect.poll(() => combine.isDisabled()).toBe(true)
    await dialog.getByRole('radio', { name: /My name/ }).check()
    await combine.click()
    await mine.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
    expect(await stored(wanted)).toMatchObject({
      name: 'My name',
      shortDescription: 'My words',
      styleCode: 'THEIRS-1',
    })
    await expect.poll(() => mine.getByLabel('Style code').inputValue()).toBe('THEIRS-1')
  })
})

describe('Back from unsaved changes', () => {
  it('asks as often as it is pressed, and goes once told to', async () => {
    const wanted = await nextProduct()
    const page = await open(
      `/app/pages/products?filter=${encodeURIComponent(JSON.stringify({ q: wanted.name }))}`,
    )
    await rowOf(page, wanted.name).getByRole('link', { name: wanted.name }).click()
    await heading(page, wanted.name).waitFor()
    const at = page.url()
    await openPart(page, 'General')
    await page.getByLabel('Style code').fill('UNSAVED-1')
    const back = () => page.evaluate(() => history.back())
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    for (let time = 0; time < 2; time++) {
      await back()
      await dialog.getByText('Style code').waitFor()
      expect(page.url()).toBe(at)
      await dialog.getByRole('button', { name: 'Stay here' }).click()
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(() => page.getByLabel('Style code').inputValue()).toBe('UNSAVED-1')
    }
    await back()
    await dialog.getByRole('button', { name: 'Leave without saving' }).click()
    await rowOf(page, wanted.name).waitFor()
    expect(new URL(page.url()).pathname).toBe('/app/pages/products')
    await page.evaluate(() => history.forward())
    await heading(page, wanted.name).waitFor()
    expect(page.url()).toBe(at)
    // The head of the page tells it, as it is stored.
    await page.getByText(wanted.styleCode, { exact: true }).first().waitFor()
    expect(await page.getByText('UNSAVED-1').count()).toBe(0)
  })
})
