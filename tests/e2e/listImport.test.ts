import { readFile } from 'node:fs/promises'
import { strToU8, zipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openProduct } from './support/openProduct.ts'
import { violationsOf } from './support/violations.ts'

const { ask, open } = openProduct()

const brands = () => ask<{ name: string; code: string | null }[]>('/brands?sort=["name","ASC"]&range=[0,99]')

/** Opens the list of brands and hands a file to its import. */
async function importFile(name: string, buffer: Buffer): Promise<Page> {
  const page = await open('/app/pages/brand')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import records' })
  await dialog.waitFor()
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer })
  return page
}

it('takes records in from a CSV file: columns are recognised or chosen, nothing is stored before it is shown, refused lines are kept', async () => {
  const lines = ['Brand,Code,Remark', 'Loom & Lane,LL,new', ',XX,has no name', 'Indigo House,IH,new']
  const page = await importFile('brands.csv', Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`))
  const dialog = page.getByRole('dialog')
  await dialog.getByText('3 lines.').waitFor()
  // “Code” is known, “Brand” and “Remark” are not: one is chosen, the other left out.
  await expect.poll(() => dialog.getByRole('combobox', { name: 'Code' }).inputValue()).toBe('code')
  await expect.poll(() => dialog.getByRole('combobox', { name: 'Remark' }).inputValue()).toBe('')
  await dialog.getByRole('combobox', { name: 'Brand' }).selectOption('name')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Compare' }).click()
  await dialog.getByText('Would be made: 2. Would be changed: 0. Unchanged: 0.').waitFor()
  await dialog.getByText('1 line is refused:').waitFor()
  await dialog.getByRole('textbox', { name: 'Brand in line 3' }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  expect(await brands()).toEqual([])
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Keep the refused lines as a file' }).click(),
  ])
  expect(kept.suggestedFilename()).toBe('brands-refused.csv')

  await dialog.getByRole('button', { name: 'Store 2 records' }).click()
  await dialog.getByText('Made: 2. Changed: 0. Unchanged: 0.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('rowheader', { name: 'Indigo House' }).waitFor()
  expect((await brands()).map(({ name, code }) => [name, code])).toEqual([
    ['Indigo House', 'IH'],
    ['Loom & Lane', 'LL'],
  ])
})

it('reads a workbook, and remembers which column was chosen for a head', async () => {
  const page = await importFile(
    'brands.xlsx',
    workbook([
      ['Brand', 'Code'],
      ['Madder', 'MD'],
    ]),
  )
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Compare' }).waitFor()
  await dialog.getByRole('combobox', { name: 'Brand' }).selectOption('name')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'again.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Brand;Code\r\nMadder;MD\r\n'),
  })
  await expect.poll(() => dialog.getByRole('combobox', { name: 'Brand' }).inputValue()).toBe('name')
  await dialog.getByRole('button', { name: 'Compare' }).click()
  await dialog.getByRole('button', { name: 'Store 1 record' }).click()
  await dialog.getByText('Made: 1. Changed: 0.').waitFor()
  expect((await brands()).map(({ name }) => name)).toContain('Madder')
  await dialog.getByRole('button', { name: 'Close' }).click()

  // The same name again changes that record, unless only new ones are wanted.
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'later.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Brand,Code\r\nmadder,MDR\r\n'),
  })
  const compared = async () => {
    await dialog.getByRole('button', { name: 'Compare' }).click()
    return dialog.getByRole('status').filter({ hasText: 'Would be made' }).innerText()
  }
  expect(await compared()).toContain('Would be changed: 1.')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByLabel('Lines without an id').selectOption('Make new records')
  expect(await compared()).toContain('Would be changed: 0.')
  await dialog.getByText('1 line is refused:').waitFor()
})

it('shows every difference, has refused cells mended, stores, and puts all of it back', async () => {
  await ask('/brands', { method: 'POST', body: { name: 'Ochre', code: 'OC' } })
  const lines = ['name,code,country', 'Ochre,OCH,India', 'Sage,SG,Nowhere', 'Teal,TL,IN', 'teal,TT,']
  const page = await importFile('mended.csv', Buffer.from(lines.join('\n')))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Compare' }).click()
  await dialog.getByText('Would be made: 1. Would be changed: 1. Unchanged: 0.').waitFor()
  const ochre = dialog.getByRole('listitem').filter({ hasText: 'Ochre' }).first()
  await expect.poll(() => ochre.locator('del').first().innerText()).toBe('OC')
  await expect.poll(() => ochre.locator('ins').first().innerText()).toBe('OCH')
  const country = dialog.getByRole('textbox', { name: 'country in line 3' })
  const name = dialog.getByRole('textbox', { name: 'name in line 5' })
  await country.waitFor()
  await dialog.getByText('Line 4 says the same.').waitFor()
  expect(await violationsOf(page)).toEqual([])

  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Keep the refused lines as a file' }).click(),
  ])
  expect((await readFile(await kept.path(), 'utf8')).split('\r\n').slice(0, 3)).toEqual([
    expect.stringMatching(/^\uFEFF?name,code,country,Why$/),
    expect.stringMatching(/^Sage,SG,Nowhere,/),
    expect.stringMatching(/^teal,TT,,/),
  ])

  await country.fill('India')
  await name.fill('Umber')
  await dialog.getByRole('button', { name: 'Check again' }).click()
  await dialog.getByText('Would be made: 3. Would be changed: 1. Unchanged: 0.').waitFor()
  await dialog.getByRole('button', { name: 'Store 4 records' }).click()
  await dialog.getByText('Made: 3. Changed: 1. Unchanged: 0.').waitFor()
  expect((await brands()).map(({ name }) => name)).toEqual(expect.arrayContaining(['Sage', 'Teal', 'Umber']))
  await dialog.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByText('4 brands put back').waitFor()
  const after = await brands()
  expect(after.filter(({ name }) => ['Sage', 'Teal', 'Umber'].includes(name))).toEqual([])
  expect(after.find(({ name }) => name === 'Ochre')?.code).toBe('OC')
  await page.getByRole('button', { name: 'Recent bulk changes' }).click()
  await page.getByText('Undone by').waitFor()
})

it('says of what is no such file what is expected', async () => {
  const page = await importFile('brands.csv', Buffer.from([0xff, 0xfe, 0x41, 0x00]))
  await page.getByText('“brands.csv” could not be read').waitFor()
})

/** The least that is an .xlsx file: one sheet of texts. */
function workbook(rows: readonly (readonly string[])[]): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const cells = (row: readonly string[], line: number) =>
    row
      .map(
        (text, at) =>
          `<c r="${String.fromCharCode(65 + at)}${line}" t="inlineStr"><is><t>${text}</t></is></c>`,
      )
      .join('')
  const sheet = rows.map((row, at) => `<row r="${at + 1}">${cells(row, at + 1)}</row>`).join('')
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Brands" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]))),
  )
}
