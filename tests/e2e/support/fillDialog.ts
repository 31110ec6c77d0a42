import type { Locator, Page } from 'playwright-core'

/** More inputs than this are another form's than a question's. */
const most = 15

/**
 * Fills what is empty in a dialog with as little as may pass: a word, a number, a day, the first choice. Lists of records are opened,
 * so that they ask for what they show.
 */
export async function fillDialog(page: Page, dialog: Locator, rest: () => Promise<void>): Promise<void> {
  for (const box of await some(dialog.locator('[role="combobox"]:enabled:visible'))) {
    await box.click({ timeout: 2_000 }).catch(() => undefined)
    await rest()
    const option = page.locator('[role="option"]:visible:not([aria-disabled="true"])').first()
    if ((await isEmpty(box)) && (await option.count()) > 0)
      await option.click({ timeout: 2_000 }).catch(() => undefined)
    if ((await page.locator('[role="listbox"]:visible').count()) > 0) await page.keyboard.press('Escape')
  }
  for (const select of await some(dialog.locator('select:enabled:visible')))
    if (await isEmpty(select))
      await select.selectOption({ index: 1 }, { timeout: 2_000 }).catch(() => undefined)
  const typed =
    'input:enabled:visible:not([type="checkbox"], [type="radio"], [type="file"], [role="combobox"], [type="range"], [type="color"]), textarea:enabled:visible'
  for (const input of await some(dialog.locator(typed)))
    if (await isEmpty(input))
      await wordFor(input)
        .then((word) => input.fill(word, { timeout: 2_000 }))
        .catch(() => undefined)
  const radios = dialog.locator('input[type="radio"]:enabled')
  if ((await radios.count()) > 0 && (await dialog.locator('input[type="radio"]:checked').count()) === 0)
    await radios
      .first()
      .check({ timeout: 2_000, force: true })
      .catch(() => undefined)
}

const some = async (found: Locator): Promise<Locator[]> => (await found.all()).slice(0, most)

/** What has gone, as others were filled, is not asked any more. */
const isEmpty = (input: Locator): Promise<boolean> =>
  input.inputValue({ timeout: 2_000 }).then(
    (value) => value === '',
    () => false,
  )

const wordFor = (input: Locator): Promise<string> =>
  input.evaluate(
    (element) => {
      const { type, inputMode } = element as HTMLInputElement
      if (type === 'date') return '2030-01-15'
      if (type === 'datetime-local') return '2030-01-15T10:00'
      if (type === 'time') return '10:00'
      if (type === 'email' || inputMode === 'email') return 'walker@example.com'
      return type === 'number' || ['numeric', 'decimal'].includes(inputMode) ? '1' : 'Walk'
    },
    undefined,
    { timeout: 2_000 },
  )
