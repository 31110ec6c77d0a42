import { sql } from 'kysely'
import { conditionSql } from '../../server/database/condition.ts'
import { saveRecord } from '../../server/records/save.ts'
import { inTransaction } from '../../server/records/work.ts'
import {
  type AnyRecord,
  type Condition,
  defineResource,
  defineResources,
  type Fields,
  type FieldType,
  matches,
  type Registry,
  type Resource,
} from '../../src/core/index.ts'
import { targetOf } from '../../src/derive/relations.ts'
import { columnType } from '../../src/derive/tableColumn.ts'
import { file } from '../../src/fields/file/file.ts'
import * as f from '../../src/fields/index.ts'
import { owner, type TestServer, useServer } from '../api/records/server.ts'
import { examplesOf, fieldOf, kinds } from './kinds.ts'

/** What the field of a kind is called among the fields of a thing: `aMoney`. */
export const nameOf = ({ kind }: FieldType): string => `a${kind[0]?.toUpperCase()}${kind.slice(1)}`

/** One field of every kind, none of them required. */
export const fields: Fields = Object.fromEntries(
  kinds.map((type) => [nameOf(type), fieldOf(type, type.kind === 'parent' ? { maxDepth: 1000 } : {})]),
)

/** An area that has every kind of field. */
export const thing = defineResource({
  name: 'thing',
  title: 'aText',
  fields,
  workflow: {
    initial: 'draft',
    states: { draft: {}, live: {} },
    transitions: { publish: { from: 'draft', to: 'live' } },
  },
} as never) as unknown as Resource

/** The areas that the examples of references point to. */
const targets = [
  ...new Set(kinds.flatMap(({ examples }) => (examples.options?.to as string | undefined) ?? [])),
].map((name) => defineResource({ name, title: 'name', fields: { name: f.text() } }))

const registry = defineResources([...targets, thing] as never) as unknown as Registry

/** A record with an example in one of its fields. */
export interface Example {
  readonly kind: string
  readonly value: unknown
  readonly id: string
}

/** Things in a database: one without any value, and one with each example of each kind alone. */
export interface Things {
  readonly server: TestServer
  /** Stores the things when first asked; the examples, and all records as they are then read. */
  stored(): Promise<{ readonly examples: readonly Example[]; readonly records: readonly AnyRecord[] }>
  /** The ids that SQL finds, in their order. */
  found(condition: Condition): Promise<string[]>
  /** The ids that JavaScript finds, in their order. */
  expected(condition: Condition): Promise<string[]>
  /** What an operator is asked about a field: all its values, parts of them, and what none of them is. */
  operands(name: string, operator: string): Promise<unknown[]>
}

/** Who stores them, with the id of an account: documents belong to whoever brought them. */
const writer = { ...owner, id: '01932b1c-7a80-7000-8000-00000000000a' }

/** Starts the things' server; for use in a test file. `more` are further things, whose values belong to no example. */
export function useThings(more: readonly Record<string, unknown>[] = []): Things {
  const server = useServer(registry)
  let waiting: ReturnType<Things['stored']> | undefined

  async function store() {
    const context = {
      registry,
      database: server.database,
      hooks: {},
      settings: {} as never,
      log: console as never,
      translate: String as never,
    }
    return inTransaction(context, { actor: writer, requestId: 'test' }, async (work) => {
      // What a document points to has been uploaded.
      for (const { file: id, type, name, bytes } of file.type.examples.valid)
        await sql`INSERT INTO "_files" ("id", "kind", "type", "name", "bytes", "created_by")
          VALUES (${id}, 'document', ${type}, ${name}, ${bytes}, ${writer.id})`.execute(work.db)
      const save = (resource: Resource, input: Record<string, unknown>) =>
        saveRecord(work, resource, input, undefined, { action: 'create' })
      const records = [await save(thing, {})]
      const known = new Map([[thing.name, records[0]?.id as string]])
      const second = new Map<string, string>()
      for (const resource of targets) {
        known.set(resource.name, (await save(resource as unknown as Resource, { name: 'one' })).id)
        second.set(resource.name, (await save(resource as unknown as Resource, { name: 'two' })).id)
      }
      const examples: Example[] = []
      for (const type of kinds) {
        const name = nameOf(type)
        const to = targetOf(thing, fields[name] as Fields[string])
        const [one, two] = [known.get(to ?? ''), second.get(to ?? '')]
        // An example of a reference is an id that nobody has.
        const values =
          to === undefined ? examplesOf(type) : fields[name]?.options.list ? [[], [one], [two, one]] : [one]
        for (const value of values) {
          const record = await save(thing, { [name]: value })
          records.push(record)
          examples.push({ kind: type.kind, value, id: record.id })
        }
      }
      for (const input of more) records.push(await save(thing, input))
      return { examples, records }
    })
  }
  const stored = () => {
    waiting ??= store()
    return waiting
  }

  return {
    server,
    stored,
    async found(condition) {
      const where = conditionSql(thing, condition)
      const { rows } = await sql<{
        id: string
      }>`SELECT t."id" FROM "thing" t WHERE ${where} ORDER BY t."id"`.execute(server.database.db)
      return rows.map(({ id }) => id)
    },
    async expected(condition) {
      const { records } = await stored()
      return records
        .filter((record) => matches(condition, record))
        .map(({ id }) => id)
        .sort()
    },
    async operands(name, operator) {
      const { records } = await stored()
      return operandsOf(name, operator, records)
    },
  }
}

function operandsOf(name: string, operator: string, records: readonly AnyRecord[]): unknown[] {
  const all = [...new Map(records.map((record) => [JSON.stringify(record[name]), record[name]])).values()]
  const given = all.filter((value) => value !== null)
  const type = fields[name] ? columnType(fields[name]) : 'text'
  const isNumber = type === 'integer' || type === 'bigint' || type?.startsWith('numeric')
  const beyond = isNumber ? [0.5, -1e15, 1e20, 12.3456789] : []
  switch (operator) {
    case 'empty':
      return [true, false]
    case 'eq':
    case 'not':
      return [...given, ...beyond, null]
    case 'in':
      return [[], given, given.slice(0, 1), [...given.slice(-1), ...beyond]]
    case 'has':
      return [[], given.flat(), given.flat().slice(0, 1)]
    case 'contains':
      return [
        ...['', 'a', 'LIN', 'shirt', '%', '_', '\\', 'SS', 'ß', 'i', 'İ', 'ς', 'Σ', 'É'],
        ...given.map((value) => String(value).slice(0, 3)),
      ]
    default:
      return [...given, ...beyond]
  }
}
