import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { holdBack } from './support/meet.ts'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { quiet } from './support/requestsOf.ts'

const { ask, find, open } = openProduct(startShop)

/** What has the focus: its element and what it says. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { tagName, textContent } = document.activeElement ?? document.body
    return `${tagName} ${tagName === 'BODY' ? '' : textContent}`
  })

it('who works by keyboard stays where they are: what comes next is where they pressed, another page begins at its heading, what took no press for a while has the focus again', async () => {
  const message = await find('contact-messages', { status: 'new' })
  const page = await open(`/app/pages/contact-us/${message.id}/show`)
  await quiet(page)
  await page.getByRole('button', { name: /^Take up/ }).press('Enter')
  await expect.poll(() => focused(page)).toMatch(/^BUTTON Settle/)
  await page.getByRole('link', { name: 'Edit', exact: true }).press('Enter')
  await page.getByLabel('Subject').first().waitFor()
  await expect.poll(() => focused(page)).toMatch(/^H1 ./)

  const customer = await find('customers', { status: 'active' })
  await ask(`/customers/${customer.id}/operations/note`, { method: 'POST', body: { text: 'Likes linen' } })
  await page.goto(`/app/pages/customer/${customer.id}/show`)
  await page.getByText('Likes linen').waitFor()
  await quiet(page)
  await page.getByRole('button', { name: 'Pin on top', exact: true }).press('Enter')
  await expect.poll(() => focused(page)).toBe('BUTTON Unpin')
  // A press elsewhere is meant: nothing calls the person back.
  await page.getByText('Likes linen').click()
  expect(await focused(page)).toMatch(/^MAIN /)
})

it('whoever presses before what keeps the place has come stays there as well', async () => {
  const message = await find('contact-messages', { status: 'new' })
  const page = await open('/app/pages/customer')
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
  await page.route('**/Signs-*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto(`/app/pages/contact-us/${message.id}/show`)
  await page.getByRole('button', { name: /^Take up/ }).press('Enter')
  await page.getByText('now “Open”').first().waitFor()
  expect(await focused(page)).toBe('BODY ')
  press()
  await expect.poll(() => focused(page)).toMatch(/^BUTTON Settle/)
})

it('whoever writes while a page still arrives goes on, whatever comes above', async () => {
  const order = await find('orders', { status: 'placed' })
  const page = await open('/app/pages/orders-list')
  await quiet(page)
  const hold = (address: string) => holdBack(page, address)
  const letBeside = await hold('**/pincodes/operations/resolve')
  const letPayments = await hold('**/api/v1/payments?*')
  const letLine = await hold('**/_area_payment-*.js')
  await page.goto(`/app/pages/orders-list/${order.id}`)
  const box = page.getByRole('textbox', { name: 'Comment; only staff see it' })
  await box.pressSequentially('Call')
  // What stands beside it is still awaited, and now a line above it is as well.
  await letPayments()
  await page.locator('main section li [data-waiting]').first().waitFor()
  await page.keyboard.type(' me back')
  await letLine()
  await letBeside()
  await quiet(page)
  await expect.poll(() => box.inputValue()).toBe('Call me back')
  expect(await focused(page)).toMatch(/^TEXTAREA /)
})

/** What a screen reader is told: what takes the focus, and what is said without it. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = []
    const known = new WeakMap<Element, string>()
    const note = () => {
      for (const part of document.querySelectorAll('[aria-live="polite"], [role="status"], [role="alert"]')) {
        const words = part.getAttribute('aria-label') ?? part.textContent ?? ''
        if (known.get(part) !== words && words !== '') said.push(words)
        known.set(part, words)
      }
    }
    note()
    said.length = 0
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
    document.addEventListener('focusin', ({ target }) => {
      const { tagName, textContent } = target as Element
      if (tagName === 'H1') said.push(`H1 ${textContent}`)
    })
    return Object.assign(window, { said }).said
  })

it('every way to another page is told once, by the heading that it then has: to a record, to the next, back, to a list, to a new one', async () => {
  const page = await open('/app/pages/customer')
  await quiet(page)
  await listen(page)
  /** Goes somewhere and answers what was told there, the heading aside. */
  const told = async (go: () => Promise<unknown>, heading: () => Promise<string>) => {
    await page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0))
    await go()
    const name = await heading()
    await expect.poll(() => focused(page)).toBe(`H1 ${name}`)
    await quiet(page)
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
    expect(said.filter((words) => words.startsWith('H1'))).toEqual([`H1 ${name}`])
    expect(said.filter((words) => words === name)).toEqual([])
    return name
  }
  const headed = async (before: string) => {
    await page.waitForFunction((old) => {
      const words = document.querySelector('main h1')?.textContent
      return words && words !== old
    }, before)
    return (await page.locator('main h1').textContent()) ?? ''
  }
  const row = page.locator('tr[data-row] a').first()
  const first = await told(
    () => row.press('Enter'),
    () => headed('Customers'),
  )
  const second = await told(
    () => page.getByRole('link', { name: 'Next', exact: true }).press('Enter'),
    () => headed(first),
  )
  await told(
    () => page.goBack(),
    () => headed(second),
  )
  await told(
    () => page.goBack(),
    () => headed(first),
  )
  await told(
    () => page.getByRole('link', { name: 'New customer' }).press('Enter'),
    () => headed('Customers'),
  )
  await told(
    () => page.getByRole('navigation').getByRole('link', { name: 'Stock', exact: true }).press('Enter'),
    () => headed('New customer'),
  )
})

it('back from the form of a record its page is told as well, though both have the same heading', async () => {
  const customer = await find('customers', { status: 'active' })
  const page = await open(`/app/pages/customer/${customer.id}/show`)
  await quiet(page)
  const name = `H1 ${await page.locator('main h1').textContent()}`
  await listen(page)
  await page.getByRole('link', { name: 'Edit', exact: true }).press('Enter')
  await page.getByRole('textbox', { name: 'First name' }).waitFor()
  await quiet(page)
  expect(await focused(page)).toBe(name)
  for (const go of [() => page.goBack(), () => page.goForward()]) {
    await page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0))
    await go()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
      .toContain(name)
    await quiet(page)
    expect(await focused(page)).toBe(name)
  }
})
