import { describe, expect, it } from 'vitest'
import { heading, openCatalogue, type Product, rowOf, save } from './support/catalogue.ts'
import { pressInBar } from './support/pressInBar.ts'
import { violationsOf } from './support/violations.ts'

const catalogue = openCatalogue()
const { ask, nextProduct, stored, open } = catalogue

describe('what surrounds products', () => {
  it('makes exactly one brand of three quick presses on Save', async () => {
    const page = await open('/app/pages/brand/create')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Thrice Pressed')
    const editor = page.getByRole('textbox', { name: 'Description' })
    await editor.waitFor()
    // Formatted text is parsed by the page: its policy must neither show the parser's markup nor let anything of it run.
    expect((await editor.innerText()).trim()).toBe('')
    await page.getByRole('button', { name: 'Save', exact: true }).evaluate((button: HTMLElement) => {
      for (let press = 0; press < 3; press++) button.click()
    })
    await heading(page, 'Thrice Pressed').waitFor()
    await page.waitForURL(/\/pages\/brand\/[\da-f-]{36}\/show$/)
    const query = new URLSearchParams({ filter: '{"name":"Thrice Pressed"}' })
    expect(await ask<unknown[]>(`/brands?${query}`)).toHaveLength(1)
  })

  it('shows formatted text as formatted, and none of it can run', async () => {
    const html =
      '<p>Woven by <strong>hand</strong></p><ul><li>Slowly</li></ul><p><a href="https://atelier.test/care">Care</a></p>'
    const { id } = await ask<{ id: string }>('/brands', {
      method: 'POST',
      body: { name: 'Formatted', slug: 'formatted', description: html },
    })
    // The sanitiser looks at what was pasted in a document of its own; the page's policy refuses its handlers even there.
    const page = await open(`/app/pages/brand/${id}`, { allow: [/^console: Executing inline event handler/] })
    const editor = page.getByRole('textbox', { name: 'Description' })
    await editor.locator('strong').waitFor()
    await expect.poll(() => editor.innerText()).not.toMatch(/[<>]/)
    await editor.locator('li').click()
    await page.keyboard.press('End')
    // The editor takes the place of the caret over a moment after the browser, and says so.
    await page.getByRole('button', { name: 'List', exact: true, pressed: true }).waitFor()
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.setData(
        'text/html',
        '<b>pasted</b><img src="x" onerror="document.title=\'run\'"><script>document.title=\'run\'</script>',
      )
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    })
    await editor.locator('strong', { hasText: 'pasted' }).waitFor()
    await save(page)
    await expect.poll(() => page.title()).not.toBe('run')
    expect((await ask<{ description: string }>(`/brands/${id}`)).description).toMatch(
      /Slowly<strong>pasted<\/strong>/,
    )
    await page.goto(`/app/pages/brand/${id}/show`)
    await page.locator('main strong', { hasText: 'hand' }).waitFor()
    const link = page.getByRole('link', { name: 'Care' })
    await expect.poll(() => link.getAttribute('target')).toBe('_blank')
    await expect.poll(() => link.getAttribute('rel')).toContain('noopener')
  })

  it('makes a tag', async () => {
    const page = await open('/app/pages/tag')
    await page.getByRole('link', { name: 'New tag' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Hand-made in a test')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await heading(page, 'Hand-made in a test').waitFor()
    const query = new URLSearchParams({ filter: '{"name":"Hand-made in a test"}' })
    expect(await ask<unknown[]>(`/tags?${query}`)).toMatchObject([{ kind: 'product' }])
  })

  it('moves a category to another place of the tree', async () => {
    const page = await open('/app/pages/categories')
    await page.getByRole('button', { name: 'Show what is below Women' }).click()
    const child = page.locator('[data-row][aria-level="2"]').first()
    await child.waitFor()
    const id = (await child.getAttribute('data-row')) as string
    await child.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Move to…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').click()
    await page.getByRole('option', { name: 'Footwear' }).click()
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    const { parent } = await ask<{ parent: string }>(`/categories/${id}`)
    expect(await ask(`/categories/${parent}`)).toMatchObject({ name: 'Footwear' })
    await page.locator(`[data-row="${id}"]`).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Show what is below Footwear' }).click()
    await page.locator(`[data-row="${id}"]`).waitFor()
  })

  it('says who refers to a brand before it can be deleted', async () => {
    const { brand } = await nextProduct()
    const { name } = await ask<{ name: string }>(`/brands/${brand}`)
    const page = await open(`/app/pages/brand/${brand}`)
    await heading(page, name).waitFor()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    const dialog = page.getByRole('dialog', { name: `Delete “${name}”?` })
    await dialog.getByText(/^\d+ products? \(Brand\)$/).waitFor()
    expect(await dialog.getByRole('button', { name: /^Delete/ }).count()).toBe(0)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.goto('/app/pages/brand')
    await rowOf(page, name)
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page
      .getByRole('dialog')
      .getByText(/^\d+ products? \(Brand\)$/)
      .waitFor()
    expect((await catalogue.call(`/brands/${brand}`)).status).toBe(200)

    await page.goto(`/app/pages/brand/${brand}/show`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    await page
      .getByRole('dialog', { name: `Delete “${name}”?` })
      .getByText(/^\d+ products? \(Brand\)$/)
      .waitFor()
    expect((await catalogue.call(`/brands/${brand}`)).status).toBe(200)
  })

  it('deletes a brand from its page with one press, and brings it back with another', async () => {
    const body = { name: 'Soon Gone', slug: 'soon-gone' }
    const { id } = await ask<{ id: string }>('/brands', { method: 'POST', body })
    const page = await open(`/app/pages/brand/${id}/show`)
    await heading(page, body.name).waitFor()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    await page.getByText('Brand “Soon Gone” deleted').waitFor()
    await page.waitForURL(/\/pages\/brand(\?|$)/)
    expect((await catalogue.call(`/brands/${id}`)).status).toBe(404)
    await page.getByRole('button', { name: 'Undo' }).click()
    await rowOf(page, body.name).waitFor()
    expect((await ask<{ name: string }>(`/brands/${id}`)).name).toBe(body.name)
  })
})

describe('the list of products', () => {
  it('archives several at once, and says which were left out and why', async () => {
    const chosen = [await nextProduct(), await nextProduct(), await nextProduct()]
    const [gone] = chosen as [Product]
    const page = await open(
      `/app/pages/products?${new URLSearchParams({ filter: JSON.stringify({ id: chosen.map(({ id }) => id) }) })}`,
    )
    // A list that hears of the others' change offers no more what no longer fits all: this one does not hear.
    await page.route('**/api/v1/changes', (route) => route.fulfill({ status: 404 }))
    await page.reload()
    for (const { name } of chosen) await rowOf(page, name).getByRole('checkbox').click({ force: true })
    const bar = page.getByRole('region', { name: 'Selected records' })
    await bar.getByText('3 selected').waitFor()
    await ask(`/products/${gone.id}/transitions/archive`, { method: 'POST', body: { version: gone.version } })
    await pressInBar(page, 'Archive')
    const dialog = page.getByRole('dialog', { name: 'Archive 3 products?' })
    await dialog.getByText('2 products will change, 1 is skipped:').waitFor()
    await dialog.getByText(gone.name).waitFor()
    await dialog.getByRole('button', { name: 'Archive 2 products' }).click()
    await dialog.waitFor({ state: 'detached' })
    for (const each of chosen) await expect.poll(async () => (await stored(each)).status).toBe('archived')
  })

  it('puts back what was changed in bulk: at once from the message, and later but for what others changed', async () => {
    const chosen = [await nextProduct(), await nextProduct()] as [Product, Product]
    const filter = JSON.stringify({ id: chosen.map(({ id }) => id) })
    const page = await open(`/app/pages/products?${new URLSearchParams({ filter })}`)
    const said = page.getByRole('region', { name: 'Messages', exact: true })
    const answerOf = (path: RegExp, dryRun: boolean) =>
      page.waitForResponse(
        (response) =>
          path.test(response.url()) && (response.request().postDataJSON().dryRun ?? false) === dryRun,
      )
    const texts = async () => Promise.all(chosen.map(async (each) => (await stored(each)).shortDescription))
    const change = async (text: string) => {
      for (const { name } of chosen) await rowOf(page, name).getByRole('checkbox').click({ force: true })
      const bar = page.getByRole('region', { name: 'Selected records' })
      await bar.getByText('2 selected').waitFor()
      await pressInBar(page, 'Edit fields…')
      const dialog = page.getByRole('dialog', { name: 'Change: 2 products' })
      await dialog.getByRole('combobox', { name: 'Field to change' }).selectOption('Short description')
      await dialog.getByRole('textbox', { name: /^Short description/ }).fill(text)
      const changed = answerOf(/\/bulk\/update$/, false)
      await dialog.getByRole('button', { name: 'Change', exact: true }).click()
      expect((await changed).status()).toBe(200)
      // No message goes while the mouse is on it, however slow the machine.
      await said.getByText('2 products changed').hover()
      await dialog.waitFor({ state: 'detached' })
      await bar.waitFor({ state: 'detached' })
      await expect.poll(() => texts()).toEqual([text, text])
    }
    const before = chosen.map(({ shortDescription }) => shortDescription)
    await change('Changed by mistake.')
    const undone = answerOf(/\/undo$/, false)
    await said.getByRole('button', { name: 'Undo' }).click()
    expect((await undone).status()).toBe(200)
    await said.getByText('2 products put back').waitFor()
    await expect.poll(() => texts()).toEqual(before)

    await change('Changed by mistake again.')
    const [kept, mine] = chosen
    const { version } = await stored(mine)
    await ask(`/products/${mine.id}`, { method: 'PUT', body: { version, shortDescription: 'Rightly so.' } })
    // All of it by keyboard, as the button of the message may be gone long since.
    await page.goto(`/app/pages/products?${new URLSearchParams({ filter })}`)
    const tool = page.getByRole('button', { name: 'Recent bulk changes' })
    await tool.focus()
    await page.keyboard.press('Enter')
    const recent = page.getByRole('dialog', { name: 'Recent bulk changes' })
    await recent.getByText(/^Undone by /).waitFor()
    const tried = answerOf(/\/undo$/, true)
    await recent.getByRole('button', { name: 'Undo: Short description, 2 products' }).press('Enter')
    expect((await tried).status()).toBe(200)
    const plan = page.getByRole('dialog', { name: 'Undo: Short description, 2 products' })
    await plan.getByText('1 product will be put back, 1 is skipped:').waitFor()
    await plan.getByText(/ has changed this since\./).waitFor()
    await plan.getByText(mine.name).waitFor()
    await page.keyboard.press('Tab')
    const done = answerOf(/\/undo$/, false)
    await page.keyboard.press('Enter')
    expect((await done).status()).toBe(200)
    await plan.waitFor({ state: 'detached' })
    await expect.poll(() => texts()).toEqual([before[chosen.indexOf(kept)], 'Rightly so.'])
    await expect.poll(() => tool.evaluate((each) => each === document.activeElement)).toBe(true)
  })

  it('changes several fields of products at once from what each of them has, and puts all of it back', async () => {
    const chosen = [await nextProduct(), await nextProduct()] as [Product, Product]
    for (const [index, each] of chosen.entries())
      await ask(`/products/${each.id}`, {
        method: 'PUT',
        body: { version: (await stored(each)).version, weight: 100 * (index + 1) },
      })
    const [tag] = await ask<{ id: string; name: string }[]>('/tags?range=[0,0]')
    const before = await Promise.all(chosen.map(stored))
    const filter = JSON.stringify({ id: chosen.map(({ id }) => id) })
    const page = await open(`/app/pages/products?${new URLSearchParams({ filter })}`)
    for (const { name } of chosen) await rowOf(page, name).getByRole('checkbox').click({ force: true })
    await pressInBar(page, 'Edit fields…')
    const dialog = page.getByRole('dialog', { name: 'Change: 2 products' })
    await dialog.getByRole('combobox', { name: 'Field to change' }).selectOption('Weight (g)')
    await dialog.getByRole('combobox', { name: 'How' }).selectOption('Increase by percent')
    await dialog.getByRole('textbox', { name: /^Weight/ }).fill('50')
    await dialog.getByRole('button', { name: 'Change another field' }).click()
    await dialog.getByRole('combobox', { name: 'Field to change' }).nth(1).selectOption('Tags')
    await dialog.getByRole('combobox', { name: 'How' }).nth(1).selectOption('Add')
    await dialog.getByRole('combobox', { name: /^Tags/ }).fill(tag?.name ?? '')
    await page
      .getByRole('option', { name: tag?.name ?? '' })
      .first()
      .click()
    expect(await violationsOf(page, 'dialog')).toEqual([])
    await dialog.getByRole('button', { name: 'Change', exact: true }).click()
    const said = page.getByRole('region', { name: 'Messages', exact: true })
    await said.getByText('2 products changed').hover()
    const after = await Promise.all(chosen.map(stored))
    expect(after.map(({ weight }) => weight)).toEqual([150, 300])
    for (const { tags } of after) expect(tags).toContain(tag?.id)
    await said.getByRole('button', { name: 'Undo' }).click()
    await said.getByText('2 products put back').waitFor()
    const again = await Promise.all(chosen.map(stored))
    const told = (all: typeof before) => all.map(({ weight, tags }) => ({ weight, tags }))
    expect(told(again)).toEqual(told(before))
  })

  it('has its state in the address, over a reload and Back', async () => {
    const page = await open('/app/pages/products')
    const titles = () => page.getByRole('rowheader').allInnerTexts()
    const shows = (address: string) => async () => ({
      address: page.url().endsWith(address),
      titles: await titles(),
    })
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('link', { name: /^Active/ })
      .click()
    await page.getByRole('columnheader').getByRole('button', { name: 'Style code' }).click()
    await page.waitForURL(/sort=styleCode/)
    const active = new URLSearchParams({
      filter: '{"status":"active"}',
      sort: '["styleCode","ASC"]',
      range: '[0,49]',
    })
    const names = (await ask<Product[]>(`/products?${active}`)).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(25)
    await expect.poll(titles).toEqual(names.slice(0, 25))
    const first = new URL(page.url()).search
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(titles).toEqual(names.slice(25))
    const second = new URL(page.url()).search
    expect(second).toContain('page=2')
    await page.reload()
    await expect.poll(shows(second)).toEqual({ address: true, titles: names.slice(25) })
    await page.goBack()
    await expect
      .poll(shows(first), { timeout: 15_000 })
      .toEqual({ address: true, titles: names.slice(0, 25) })
    await page.goForward()
    await expect.poll(shows(second)).toEqual({ address: true, titles: names.slice(25) })
  })
})
