import { describe, expect } from 'vitest'
import { z } from 'zod'
import type { Condition, FieldType } from '../../src/core/index.ts'
import { namedSchema } from '../../src/derive/jsonSchema.ts'
import { readTable, tableAsCsv } from '../../src/views/list/import/readTable.ts'
import { prove } from './contract.ts'
import { exampleOptions, examplesOf, kinds } from './kinds.ts'
import { nameOf, useThings } from './things.ts'

const csv = { 'content-type': 'text/csv' }

/** The half of the contract that the server keeps; the browser's is in contract.test.tsx. */
describe('on the server', () => {
  const things = useThings()
  const { ask } = things.server

  prove('server', {
    check(type) {
      const check = checkOf(type)
      expect(type.examples.valid.length).toBeGreaterThan(0)
      for (const value of examplesOf(type)) expect(check.parse(value)).toEqual(value)
      expect(type.examples.invalid.filter((value) => check.safeParse(value).success)).toEqual([])
    },

    document(type) {
      const check = checkOf(type)
      const document = documentOf(check)
      const values = kinds.flatMap((each) => [...examplesOf(each), ...each.examples.invalid])
      // Whoever keeps to the document is understood, and nothing that is understood is kept out of it.
      for (const value of values)
        if (check.safeParse(value).success)
          expect(document.safeParse(value).success, JSON.stringify(value)).toBe(true)
      const other = values.filter((value) => !document.safeParse(value).success)
      expect(other.length).toBeGreaterThan(0)
    },

    async storage(type) {
      const { examples } = await things.stored()
      const own = examples.filter(({ kind }) => kind === type.kind)
      expect(own.length).toBeGreaterThan(0)
      for (const { id, value } of own) {
        const { body } = await ask(`GET /things/${id}`)
        expect(withoutIds(body[nameOf(type)])).toEqual(value)
      }
    },

    async operators(type) {
      const name = nameOf(type)
      await things.stored()
      for (const operator of type.operators) {
        const operands = await things.operands(name, operator)
        expect(operands.length).toBeGreaterThan(0)
        for (const operand of operands) {
          const condition = { [name]: { [operator]: operand } } as Condition
          expect(await things.found(condition), JSON.stringify(condition)).toEqual(
            await things.expected(condition),
          )
        }
      }
    },

    async exchange(type) {
      const { records } = await things.stored()
      const query = { fields: ['id', 'version', nameOf(type)] }
      const { text } = await ask('GET /things/export', { query })
      const { bytes } = await ask('GET /things/export', { query: { ...query, format: 'xlsx' } })
      const workbook = tableAsCsv(await readTable(new File([new Uint8Array(bytes)], 'things.xlsx')))
      for (const body of [text, workbook]) {
        const back = await ask('POST /things/import', { body, headers: csv })
        expect(back.body).toEqual({
          created: 0,
          updated: 0,
          unchanged: records.length,
          refused: [],
          records: [],
        })
      }
      // A file without the values is another one: they really come from it.
      const name = nameOf(type)
      const lines = records.map(({ id, version }) => `${id},${version},\r\n`)
      const emptied = await ask('POST /things/import?dryRun=true', {
        body: [`id,version,${name}\r\n`, ...lines].join(''),
        headers: csv,
      })
      const filled = records.filter((record) => (record[name] ?? []).length !== 0)
      expect(emptied.body).toMatchObject({ updated: filled.length, refused: [] })
    },
  })
})

const checkOf = (type: FieldType): z.ZodType => type.schema(exampleOptions(type), z)

/** The check that a reader of the API document would write. */
function documentOf(check: z.ZodType): z.ZodType {
  const { value: schema, ...$defs } = namedSchema('value', check, 'input')
  const text = JSON.stringify({ ...schema, $defs }).replaceAll('#/components/schemas/', '#/$defs/')
  return z.fromJSONSchema(JSON.parse(text) as never)
}

/** The rows of a record without the ids that they got. */
const withoutIds = (value: unknown): unknown =>
  Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && 'id' in row)
    ? value.map(({ id: _, ...row }) => row)
    : value
