import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTable, tableAsCsv } from '../../../src/views/list/import/readTable.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
  for (const name of ['Asha', 'Bela'])
    await admin('/brands', { method: 'POST', body: { name: `${name} Looms` } })
}, 120_000)
afterAll(() => server?.close())

async function set(key: string, value: unknown) {
  const filter = encodeURIComponent(JSON.stringify({ key }))
  const [{ id, version }] = (await (await admin(`/admin-settings?filter=${filter}`)).json()) as any
  expect((await admin(`/admin-settings/${id}`, { method: 'PUT', body: { version, value } })).status).toBe(200)
}

async function take(query: Record<string, string> = {}) {
  const fields = JSON.stringify(['id', 'version', 'name'])
  const answer = await admin(`/brands/export?${new URLSearchParams({ fields, ...query })}`)
  const text = await answer.text()
  return { status: answer.status, text, lines: Papa.parse<string[]>(text.trim()).data }
}

describe('an export', () => {
  it('asks nothing as delivered, and carries no mark', async () => {
    const { status, lines } = await take({ reason: 'for the printer' })
    expect([status, lines[0]?.map((cell) => cell.replace('\ufeff', ''))]).toEqual([
      ...[200, ['id', 'version', 'name']],
    ])
  })

  it('asks why where the shop says so, and says in every line who took it, when and why', async () => {
    await set('privacy.exportReason', true)
    for (const query of [{}, { reason: ' x ' }, { reason: 'y'.repeat(256) }] as Record<string, string>[]) {
      const { status, text } = await take(query)
      expect([status, JSON.parse(text).code]).toEqual([422, 'reason-asked'])
    }
    const { text, lines } = await take({ reason: 'for the printer,\r\n "Asha"' })
    const [head, ...rest] = lines
    expect(head?.at(-1)).toBe('_exported')
    const { user } = (await (await admin('/auth/session')).json()) as any
    expect(rest).toHaveLength(2)
    for (const line of rest)
      expect(line.at(-1)).toMatch(
        new RegExp(`^${user.name}, \\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z: for the printer, "Asha"$`),
      )
    // It comes back as every other file does.
    const answer = await admin('/brands/import', {
      method: 'POST',
      body: text.replace('Asha Looms', 'Asha Weavers'),
      headers: { 'Content-Type': 'text/csv' },
    })
    expect(await answer.json()).toMatchObject({ updated: 1, unchanged: 1, refused: [] })
  })

  it('says so in a workbook, too, and comes back from one', async () => {
    const refused = await admin('/brands/export?format=xlsx')
    expect([refused.status, ((await refused.json()) as any).code]).toEqual([422, 'reason-asked'])
    const fields = JSON.stringify(['id', 'version', 'name'])
    const query = new URLSearchParams({ fields, format: 'xlsx', reason: 'for the printer' })
    const file = new File([await (await admin(`/brands/export?${query}`)).blob()], 'brands.xlsx')
    const table = await readTable(file)
    expect(table.head).toEqual(['id', 'version', 'name', '_exported'])
    expect(table.rows.map((cells) => cells.at(-1))).toEqual(
      Array(2).fill(expect.stringMatching(/Z: for the printer$/)),
    )
    const answer = await admin('/brands/import', {
      method: 'POST',
      body: tableAsCsv(table),
      headers: { 'Content-Type': 'text/csv' },
    })
    expect(await answer.json()).toEqual({ created: 0, updated: 0, unchanged: 2, refused: [], records: [] })
  })

  it('runs no formula that somebody gave as the reason', async () => {
    const { lines } = await take({ reason: '=1+1' })
    expect(lines[1]?.at(-1)).not.toMatch(/^[=+@-]/)
  })
})
