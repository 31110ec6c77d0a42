import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openProduct } from './support/openProduct.ts'
import { violationsOf } from './support/violations.ts'

const { open } = openProduct()

/** A picture of one colour, as a file that a person chooses. */
const drawing = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 90, height: 120, channels: 3, background } })
    .png()
    .toBuffer(),
})

describe('the media library', () => {
  it('is filled, a form takes a picture of it, and the picture is replaced there from the library', async () => {
    const page = await open('/app/pages/media')
    const chooser = page.locator('main input[type=file]')
    await chooser.setInputFiles([
      await drawing('loom.png', '#884422'),
      await drawing('weaver.png', '#224488'),
    ])
    const tile = (name: string) => page.locator('[data-row]').filter({ hasText: name })
    await tile('loom.webp').waitFor()
    await tile('weaver.webp').waitFor()
    expect(await violationsOf(page)).toEqual([])

    await page.goto('/app/pages/brand/create')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Loom and Co')
    await page.getByRole('tab', { name: 'Pictures' }).click()
    await page.getByRole('button', { name: 'Choose from the library' }).first().click()
    const library = page.getByRole('dialog', { name: 'Media library' })
    await library.getByRole('button', { name: /loom/ }).click()
    expect(await violationsOf(page)).toEqual([])
    await library.getByRole('button', { name: 'Take 1 picture' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/\/brand\/[\da-f-]{36}/)

    await page.goto('/app/pages/media')
    await tile('loom.webp').getByText('Used by 1').waitFor()
    await tile('loom.webp').getByRole('button', { name: /loom/ }).click()
    await page.getByRole('menuitem', { name: 'Replace everywhere…' }).click()
    await page.getByRole('button', { name: 'Choose from the library' }).click()
    await library.getByRole('button', { name: /weaver/ }).click()
    await library.getByRole('button', { name: 'Take 1 picture' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Replace', exact: true }).click()
    await tile('weaver.webp').getByText('Used by 1').waitFor()
    expect(await tile('loom.webp').count()).toBe(0)
    await page.setViewportSize({ width: 375, height: 812 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await tile('weaver.webp').locator('a').click()
    await page.getByRole('link', { name: 'Loom and Co' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
  })
})
