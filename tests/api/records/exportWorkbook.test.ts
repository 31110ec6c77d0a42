import { readSheet } from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportWorkbook } from '../../../server/records/exportWorkbook.ts'
import { readListQuery } from '../../../server/records/listQuery.ts'
import { readTable, tableAsCsv } from '../../../src/views/list/import/readTable.ts'
import { areas } from './areas.ts'
import { owner, useServer } from './server.ts'

const csv = { 'content-type': 'text/csv' }

describe('an export as a workbook', () => {
  const server = useServer(areas)
  const { ask } = server
  const names = ['=1+1', '@cmd', "'quoted", "'=both", '-5', 'a "b", c', '_x0041_', '<b>&amp;', 'é麻', '007']

  beforeAll(async () => {
    for (const [index, name] of names.entries()) {
      const body = { name, price: 12_345 * index, note: index === 1 ? 'one\ntwo\r\nthree' : null }
      expect((await ask('POST /articles', { body })).status).toBe(201)
    }
  })

  const taken = async (query: object = {}) => {
    const answer = await ask('GET /articles/export', {
      query: { sort: ['createdAt', 'ASC'], ...query, format: 'xlsx' },
    })
    return { ...answer, rows: () => readSheet(answer.bytes, { trim: false }) }
  }

  it('has the records and columns of the CSV file: numbers and moments as such, texts as texts', async () => {
    const { headers, rows } = await taken({ fields: ['name', 'price', 'createdAt', 'version'] })
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(headers['content-disposition']).toBe('attachment; filename="articles.xlsx"')
    const [head = [], ...lines] = await rows()
    const other = ['zh', 'fr', 'ja'].map((locale) => `translations.${locale}.name`)
    expect(head).toEqual(['name', ...other, 'price', 'createdAt', 'version'])
    const at = (name: string) => lines.map((cells) => cells[head.indexOf(name)])
    // An import takes away what looks like the mark of a CSV file, so there is one more of it.
    expect(at('name')).toEqual(names.with(names.indexOf("'=both"), "''=both"))
    expect(at('price')).toEqual(names.map((_, index) => (12_345 * index) / 100))
    const { body } = await ask('GET /articles', { query: { sort: ['createdAt', 'ASC'] } })
    expect(at('createdAt')).toEqual(body.map(({ createdAt }: any) => new Date(createdAt)))
    expect(at('version')).toEqual(names.map(() => 1))
  })

  it('runs nothing: no cell of it is a formula', async () => {
    const { bytes } = await taken({ fields: ['name'] })
    const { unzipSync, strFromU8 } = await import('fflate')
    const sheet = strFromU8(unzipSync(new Uint8Array(bytes))['xl/worksheets/sheet1.xml'] as Uint8Array)
    expect(sheet).toContain('=1+1')
    expect(sheet).not.toContain('<f>')
    expect([...sheet.matchAll(/<c r="[A-Z]+\d+" t="inlineStr">/g)]).toHaveLength(names.length + 4)
  })

  it('leaves out what may not leave the shop, and what the filter does', async () => {
    const { body } = await ask('POST /articles', { body: { name: 'kept inside', price: 1 } })
    expect((await (await taken({ fields: ['name'] })).rows()).flat()).not.toContain('kept inside')
    await ask(`DELETE /articles/${body.id}?version=1`)
    const some = await taken({ fields: ['name'], filter: { name: '007' } })
    expect((await some.rows()).slice(1)).toEqual([['007', null, null, null]])
  })

  it('comes back by an import as it was', async () => {
    const { bytes } = await taken()
    const table = await readTable(new File([new Uint8Array(bytes)], 'articles.xlsx'))
    const again = await ask('POST /articles/import', { body: tableAsCsv(table), headers: csv })
    expect(again.body).toEqual({ created: 0, updated: 0, unchanged: names.length, refused: [], records: [] })
  })

  it('is refused as a whole where a spreadsheet would not hold it', async () => {
    const description = `<p>${'x'.repeat(32_767)}</p>`
    const made = await ask('POST /categories', { body: { name: 'Long', slug: 'long', description } })
    expect(made.body.description).toBe(description)
    const file = (fields: string[]) => ask('GET /categories/export', { query: { format: 'xlsx', fields } })
    const refused = await file(['name', 'description'])
    expect([refused.status, refused.body.code]).toEqual([422, 'beyond-workbook'])
    expect((await file(['name'])).status).toBe(200)
    const { article } = areas
    const context = { registry: areas, database: server.database, hooks: {}, log: {}, settings: {} } as never
    const asked = readListQuery(article as never, owner, { fields: '["name"]' })
    const upTo = (lines: number, bytes = 1_000_000) =>
      exportWorkbook(context, article as never, owner, asked, {}, { lines, bytes })
    for (const limits of [[names.length - 1], [names.length, 1000]] as [number, number?][])
      await expect(upTo(...limits)).rejects.toMatchObject({ code: 'beyond-workbook' })
    expect((await upTo(names.length)).length).toBeGreaterThan(1000)
  })

  it('knows no other kinds of file', async () => {
    expect(await ask('GET /articles/export', { query: { format: 'pdf' } })).toMatchObject({
      status: 400,
      body: { code: 'malformed' },
    })
  })
})
