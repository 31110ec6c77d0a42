import type { Locator, Page } from 'playwright-core'
import { fillDialog } from './fillDialog.ts'
import { type Offer, offersIn } from './offers.ts'
import type { StaffWalk } from './staffWalk.ts'

/** A walk that presses what it meets; nothing of one name is pressed twice in one place of an area. */
export interface Presser {
  /** Presses all that the page at `address` offers; `place` says what kind of page of which area it is. */
  page(address: string, place: string): Promise<void>
  /** Picks the first records of the list that is shown, and presses all that is offered for them together. */
  picked(address: string, place: string): Promise<void>
  /** What was pressed, by place and name. */
  readonly pressed: ReadonlySet<string>
}

const dialogs = 'dialog[open], .MuiDialog-root [role="dialog"]'
const menus = '[role="menu"]'
const popups = `${dialogs}, ${menus}:visible, [role="listbox"]:visible, [role="dialog"]:visible`

interface PresserOptions {
  /** Told of every press once the page has come to rest; where it answers no, the walk cannot go on from here. */
  onPress: (what: string) => Promise<boolean>
  /** What all pages have, such as the tools of a list, is pressed in every area, not in the first one alone. */
  isThorough: boolean
}

/** What lists, forms and pages of all areas have, by its name; the order of a column, and what a list remembers. */
const common =
  /^(Refresh|Order by a column|Filter|Export|Import|Columns and density|Save view|Recent bulk changes|All|Previous|Next|History|.* of a row|Clear the selection|Edit fields…|Select all|Show|Edit|Duplicate|Rename view|Delete view|Load again|Save|Discard changes)$/

/** Presses on behalf of somebody who walks. */
export function presserOf({ page, go, rest }: StaffWalk, { onPress, isThorough }: PresserOptions): Presser {
  const pressed = new Set<string>()
  const keyOf = (place: string, name: string) =>
    isThorough || !common.test(name) ? `${place}: ${name}` : `${place.split(' ').at(-1)}: ${name}`
  const dialog = page.locator(dialogs)

  async function closeAll(): Promise<void> {
    for (let tries = 0; tries < 8 && (await page.locator(popups).count()) > 0; tries++) {
      await page.keyboard.press('Escape')
      await rest()
      const way = dialog
        .last()
        .getByRole('button', { name: /^(Cancel|Close|Discard|Leave|Done|OK)/ })
        .last()
      if (tries > 2 && (await way.count()) > 0) await press(way)
    }
  }

  /** A press that does not wait for what will never be: what has gone meanwhile is not offered any more. */
  async function press(button: Locator): Promise<void> {
    const opens = await button.getAttribute('aria-haspopup', { timeout: 2_000 }).catch(() => null)
    await button
      .click({ timeout: 2_000 })
      .catch(() => button.dispatchEvent('click', {}, { timeout: 1_000 }).catch(() => undefined))
    // What it opens may be a chunk of its own, and is drawn after it has come.
    if (opens !== null)
      await page
        .locator(popups)
        .first()
        .waitFor({ timeout: 2_000 })
        .catch(() => undefined)
    await rest()
  }

  /** The steps that begin with a press: the entries of a menu, the question of a dialog. */
  async function follow(key: string, again: () => Promise<void>): Promise<void> {
    if ((await page.locator(menus).filter({ visible: true }).count()) > 0) return followMenu(key, again)
    if ((await dialog.count()) > 0) {
      await fillDialog(page, dialog.last(), rest)
      const [send] = await sendButton(dialog.last())
      if (send) await press(send)
    }
    if (await onPress(key)) await closeAll()
  }

  async function followMenu(key: string, again: () => Promise<void>): Promise<void> {
    for (;;) {
      const next = (await offersIn(page, menus)).find(({ name }) => !pressed.has(keyOf(`${key} ›`, name)))
      if (!next) break
      const item = `${key} › ${next.name}`
      pressed.add(keyOf(`${key} ›`, next.name))
      await press(marked(page, next))
      await follow(item, async () => undefined)
      await again()
      if ((await page.locator(menus).filter({ visible: true }).count()) === 0) break
    }
    await closeAll()
  }

  /** Presses what is new in a part of the page until there is nothing new any more. */
  async function pressIn(scope: string, place: string, prepare: () => Promise<void>): Promise<void> {
    await prepare()
    for (;;) {
      const left = (await offersIn(page, scope)).filter(({ name }) => !pressed.has(keyOf(place, name)))
      // Last of all: what is pressed after it would be done to every record there is.
      const offer = left.find(({ name }) => !name.startsWith('Select all')) ?? left[0]
      if (!offer) return
      pressed.add(keyOf(place, offer.name))
      await press(marked(page, offer))
      await follow(`${place}: ${offer.name}`, async () => {
        await prepare()
        const same = (await offersIn(page, scope)).find(({ name }) => name === offer.name)
        if (same) await press(marked(page, same))
      })
      await prepare()
    }
  }

  return {
    pressed,
    page: (address, place) =>
      pressIn('main', place, async () => {
        if (!isAt(page, address)) await go(address)
      }),
    picked: (address, place) =>
      pressIn('section[aria-label="Selected records"]', place, async () => {
        if (!isAt(page, address)) await go(address)
        const boxes = page.locator('main [data-row] input[type="checkbox"]')
        for (const box of (await boxes.all()).slice(0, 2))
          if (!(await box.isChecked()))
            await box.click({ force: true, timeout: 5_000 }).catch(() => undefined)
        await rest()
      }),
  }
}

const marked = (page: Page, { mark }: Offer): Locator => page.locator(`[data-offer="${mark}"]`).first()

const isAt = (page: Page, address: string): boolean => new URL(page.url()).pathname === address

/** The button that a dialog leads to: the one that sends its form, else its last one that does more than to close it. */
async function sendButton(dialog: Locator): Promise<Locator[]> {
  const buttons = dialog.locator('button:enabled:visible')
  const submit = dialog.locator('button[type="submit"]:enabled:visible')
  if ((await submit.count()) > 0) return [submit.last()]
  const named = await Promise.all(
    (await buttons.all()).map(async (button) => ({ button, words: await button.innerText() })),
  )
  return named
    .filter(({ words }) => words !== '' && !/^(Cancel|Close|Back|Not now|Print)/.test(words))
    .slice(-1)
    .map(({ button }) => button)
}
