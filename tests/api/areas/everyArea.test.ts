import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { catalogues } from '#texts'
import { resources } from '../../../resources/index.ts'
import {
  type Action,
  baseLocale,
  type Field,
  isInput,
  locales,
  type Resource,
} from '../../../src/core/index.ts'
import { listField } from '../../../src/derive/columns.ts'
import { exampleOf } from '../../../src/derive/example.ts'
import { actions, flagsOf, offeredTransitions, transitionFlag } from '../../../src/derive/permissions.ts'
import { testDatabase } from '../../support/database.ts'
import { preparedProduct } from '../../support/preparedProduct.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'
import { counting } from '../records/counting.ts'
import { type Made, ownExamples } from './ownExamples.ts'

/**
 * What holds for every area of the registry, by enumeration: whoever adds an area is tested without a line here. An area whose
 * rules the kinds' own examples do not meet says in `ownExamples.ts` what does.
 */
const all = Object.values<Resource>(resources)
const { AREA } = process.env
/** All areas, or the one that the environment names (`npm run test:area -- <area>`). */
const areas = all.filter(({ name }) => !AREA || name === AREA)
if (areas.length === 0)
  throw new Error(
    `There is no area ${AREA}. The name of one was expected: ${all.map(({ name }) => name).join(', ')}.`,
  )
const count = counting()
const database = await testDatabase({ template: preparedProduct })

let server: TestServer
let admin: Call
let nobody: Call
let reader: Call
/** Everybody with one set of flags, in all areas that have them. */
const staff = new Map<string, Call>()
beforeAll(async () => {
  server = await testServer({ database: count.wrap(database) as typeof database })
  admin = await server.signIn('admin')
  const makeStaff = async (name: string, permissions: object[]) => {
    const role = await ask('POST', '/subadmin-roles', { name, permissions })
    const email = `${name}@shop.test`
    const staff = await ask('POST', '/subadmins', { firstName: name, email, roles: [role.body.id] })
    const link = await ask('POST', `/subadmins/${staff.body.id}/operations/link`, {})
    const password = 'seven lamps on a pier'
    await ask('POST', '/auth/invitation', { token: link.body.path.split('#')[1], password })
    return server.signIn(email, password)
  }
  nobody = await makeStaff('nobody', [])
  reader = await makeStaff(
    'reader',
    areas.map(({ name }) => ({ key: name, view: true })),
  )
  for (const [who, holds] of Object.entries(people)) {
    const entries = areas.map((resource) => [resource, flagsOf(resource).filter(holds)] as const)
    const permissions = entries.flatMap(([{ name }, flags]) =>
      flags.length > 0 ? [{ key: name, ...Object.fromEntries(flags.map((flag) => [flag, true])) }] : [],
    )
    staff.set(who, await makeStaff(who.toLowerCase(), permissions))
  }
}, 120_000)
afterAll(async () => {
  await server?.close()
  await database.close()
})

/** Who holds which flags. */
const people: Readonly<Record<string, (flag: string) => boolean>> = {
  withoutView: (flag) => flag !== 'view',
  onlyActions: (flag) => (actions as readonly string[]).includes(flag),
  ...Object.fromEntries(
    actions.slice(1).map((action) => [`only${action}`, (flag: string) => flag === 'view' || flag === action]),
  ),
  everything: () => true,
}

type Answer = { status: number; headers: Headers; text: string; body: any }

async function ask(method: string, path: string, body?: object, call: Call = admin): Promise<Answer> {
  const answer = await call(path, { method, ...(body ? { body: body as Record<string, unknown> } : {}) })
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined,
  }
}

const query = (values: object) =>
  new URLSearchParams(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString()

/** A value that an operator of a field may be asked with. */
function operand({ type, options }: Field, operator: string): unknown {
  const value =
    options.values?.[0] ??
    type.examples.valid.find((example) => !Array.isArray(example)) ??
    type.examples.valid[0]
  if (operator === 'empty') return true
  if (operator === 'in') return [value]
  if (operator === 'has') return [options.values?.[0] ?? '01932b1c-7a80-7000-8000-000000000001']
  return value
}

let number = 0

/** Makes a record of an area, with records of their own for all that it must refer to. */
async function make(resource: Resource, more: object = {}): Promise<Answer> {
  return ask('POST', `/${resource.endpoint}`, await valuesOf(resource, more))
}

/** What would make one: the kinds' own examples where they do. */
async function valuesOf(resource: Resource, more: object = {}): Promise<Record<string, unknown>> {
  const made: Made = async (name, values) => {
    const target = (resources as Record<string, Resource>)[name] as Resource
    const { status, body, text } = await make(target, values)
    if (status !== 201)
      throw new Error(`${name} could not be made for ${resource.name}: ${status} ${text.slice(0, 300)}`)
    return body.id
  }
  number++
  const own = ownExamples[resource.name]
  if (own) return { ...(await own(number, made)), ...more }
  const values: Record<string, unknown> = { ...exampleOf(resource), ...more }
  for (const [name, { kind, options }] of Object.entries(resource.fields)) {
    if (name in more || (values[name] === undefined && !options.from)) continue
    if (kind === 'reference') values[name] = await made(options.to)
    if (kind === 'references') values[name] = [await made(options.to)]
    if (options.from && typeof values[options.from] === 'string')
      values[options.from] = `${String(values[options.from]).slice(0, 20)} ${number}`
    if (options.unique && typeof values[name] === 'string') values[name] = unlike(kind, String(values[name]))
  }
  for (const name of resource.unique.flat()) {
    const field = resource.fields[name]
    if (field?.kind === 'text' && !field.options.pattern) values[name] = `${values[name]} ${number}`
  }
  return values
}

type Needs = readonly (readonly [area: string, flag: string])[]

/**
 * Every call of an area that needs a flag beside `view`, with something that nobody can do to a record that is not there; and what it
 * needs of other areas.
 */
function callsOf(
  resource: Resource,
): [method: string, path: string, flag: string, needs?: Needs | undefined, oneOf?: Needs | undefined][] {
  const path = `/${resource.endpoint}`
  const record = `${path}/01932b1c-7a80-7000-8000-000000000001`
  const operations = Object.entries(server.context.operations[resource.name] ?? {})
  return [
    ...['', '/counts', `${record.slice(path.length)}`].map((end): [string, string, string] => [
      'GET',
      path + end,
      'view',
    ]),
    ['GET', `${record}/history`, 'view'],
    ['GET', `${record}/referrers`, 'view'],
    ['GET', `${path}/export?filter={"nonsense":1}`, 'export'],
    ['POST', `${path}/import`, 'import'],
    ['POST', path, 'create'],
    ['PUT', record, 'edit'],
    ['DELETE', `${record}?version=1`, 'delete'],
    ['POST', `${path}/bulk/update`, 'edit'],
    ['POST', `${path}/bulk/delete`, 'delete'],
    ...offeredTransitions(resource).flatMap(([name]): [string, string, string][] => [
      ['POST', `${record}/transitions/${name}`, transitionFlag(resource, name)],
      ['POST', `${path}/bulk/transitions/${name}`, transitionFlag(resource, name)],
    ]),
    ...operations.map(([name, { on, flag, needs, oneOf }]): ReturnType<typeof callsOf>[number] => [
      'POST',
      `${on === 'record' ? record : path}/operations/${name}`,
      flag,
      needs,
      oneOf,
    ]),
  ]
}

/** Whether a value reaches the fields as it is: JSON makes null of NaN. */
const isSendable = (value: unknown) =>
  value !== '' &&
  !['null', undefined].includes(JSON.stringify(value)) &&
  !/\0/.test(String(value)) &&
  String(value).isWellFormed()

/** Another text of the same form. */
function unlike(kind: string, text: string): string {
  if (kind === 'email') return `n${number}@example.com`
  if (kind === 'phone') return `+9198${String(10_000_000 + number)}`
  return kind === 'slug' || kind === 'text' ? `${text.slice(0, 8)}${number}` : text
}

const creatable = areas.filter(({ access }) => access.create !== false)

describe.each(areas)('$name', (resource) => {
  const path = `/${resource.endpoint}`

  it('answers every filter, operator, sort, view and search that its list offers', async () => {
    const names = [...new Set([...resource.list.filters, ...resource.list.columns])]
    for (const name of names) {
      const field = listField(resource, name)
      for (const operator of field?.type.operators ?? []) {
        const filter = { [name]: { [operator]: operand(field as Field, operator) } }
        const { status, text } = await ask('GET', `${path}?${query({ filter, range: [0, 0] })}`)
        expect([filter, status, status === 200 ? '' : text]).toEqual([filter, 200, ''])
      }
      if (!field?.type.sortable) continue
      for (const order of ['ASC', 'DESC']) {
        const { status } = await ask('GET', `${path}?${query({ sort: [name, order], range: [0, 0] })}`)
        expect([name, order, status]).toEqual([name, order, 200])
      }
    }
    for (const filter of [...Object.values(resource.list.views), { q: 'linen' }]) {
      expect((await ask('GET', `${path}?${query({ filter, range: [0, 24] })}`)).status).toBe(200)
    }
    expect(Object.keys((await ask('GET', `${path}/counts`)).body).sort()).toEqual(
      Object.keys(resource.list.views).sort(),
    )
  })

  it('is shut for whoever has no entry, and read-only for whoever may only look', async () => {
    for (const [method, url] of [
      ['GET', path],
      ['GET', `${path}/counts`],
      ['GET', `${path}/export`],
    ] as const)
      expect([url, (await ask(method, url, undefined, nobody)).status]).toEqual([url, 403])
    expect((await ask('GET', path, undefined, reader)).status).toBe(200)
    expect((await ask('GET', `${path}/export`, undefined, reader)).status).toBe(403)
    expect((await ask('POST', path, {}, reader)).status).toBe(403)
    expect((await ask('POST', `${path}/bulk/update`, { items: [], data: {} }, reader)).status).toBe(403)
  })

  it('opens each of its calls to who holds its flag along with view, and to nobody else', async () => {
    const wrong: unknown[] = []
    for (const [method, url, flag, needs = [], oneOf] of callsOf(resource)) {
      const isClosed = resource.access[flag as Action] === false
      for (const [who, holds] of Object.entries(people)) {
        const { status } = await ask(
          method,
          url,
          method === 'GET' ? undefined : { nonsense: 1 },
          staff.get(who),
        )
        const has = ([area, other]: Needs[number]) => areas.some(({ name }) => name === area) && holds(other)
        const reaches = needs.every(has) && (oneOf?.some(has) ?? true)
        const isOpen = !isClosed && reaches && holds('view') && holds(flag)
        if (status >= 500 || (status === 403) === isOpen) wrong.push([who, method, url, flag, status])
      }
    }
    expect(wrong).toEqual([])
  })

  it('has texts in every language', async () => {
    for (const locale of locales.filter((one) => one !== baseLocale)) {
      const { areas: texts } = await catalogues[locale]()
      expect([locale, typeof texts[resource.name]?.name]).toEqual([locale, 'string'])
    }
  })

  it('asks the database for as much with many records as with few', async () => {
    const list = async () => {
      // A session notes once a minute that it was used; that minute may end in any of these requests.
      await sql`UPDATE _sessions SET used_at = now()`.execute(database.db)
      return count.during(() => ask('GET', `${path}?${query({ range: [0, 99] })}`))
    }
    await list()
    const few = await list()
    if (resource.access.create !== false) {
      for (let index = 0; index < 8; index++) {
        const { status, text } = await make(resource)
        expect([status, status === 201 ? '' : text.slice(0, 400)]).toEqual([201, ''])
      }
    }
    expect((await list()).statements).toBe(few.statements)
  }, 60_000)
})

describe.each(creatable)('a record of $name', (resource) => {
  const path = `/${resource.endpoint}`

  it('is made, read, changed by its version, and remembers it', async () => {
    const made = await make(resource)
    expect([made.status, made.status === 201 ? '' : made.text.slice(0, 400)]).toEqual([201, ''])
    const { id, version } = made.body
    const read = await ask('GET', `${path}/${id}`)
    expect([read.status, read.body.id]).toEqual([200, id])
    const history = await ask('GET', `${path}/${id}/history`)
    expect(history.body.at(-1)).toMatchObject({ action: 'create' })
    const same = await ask('PUT', `${path}/${id}`, { version: read.body.version })
    // A state that is locked, or an access rule, may close it for everybody.
    if (same.status !== 200) return expect([409, 403]).toContain(same.status)
    expect(same.body.version).toBe(read.body.version)
    expect((await ask('PUT', `${path}/${id}`, {})).status).toBe(400)
    const stale = await ask('PUT', `${path}/${id}`, { version: version + 100 })
    expect([stale.status, stale.body.current?.id]).toEqual([409, id])
  })

  it('is exported, and exported again after its import without a change', async () => {
    if (resource.access.export === false) return
    const file = await ask('GET', `${path}/export`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    if (resource.access.import === false) return
    const answer = await admin(`${path}/import?dryRun=true`, {
      method: 'POST',
      body: file.text,
      headers: { 'Content-Type': 'text/csv' },
    })
    const result = (await answer.json()) as { refused: unknown[]; created: number }
    expect([answer.status, result.created]).toEqual([200, 0])
  })

  it('is refused without what is required, and with what a field does not take, at that field', async () => {
    const values = await valuesOf(resource)
    const wrong: unknown[] = []
    const refuse = async (name: string, value: unknown) => {
      const { [name]: _, ...others } = values
      const sent = value === undefined ? others : { ...others, [name]: value }
      const { status, body } = await ask('POST', path, sent)
      const isNamed = Object.keys(body?.errors ?? {}).some(
        (key) => key === name || key.startsWith(`${name}.`),
      )
      if (status !== 422 || !isNamed) wrong.push([name, value, status, body?.code, body?.errors])
    }
    for (const [name, field] of Object.entries(resource.fields)) {
      const { type, options } = field
      if (!isInput(field)) continue
      if (options.required && options.default === undefined && !options.from) await refuse(name, undefined)
      const schema = type.schema(options, z)
      // What is empty is no value, and what no text can hold (such as NUL) is refused before anybody looks at fields.
      for (const value of type.examples.invalid)
        if (isSendable(value) && !schema.safeParse(value).success) await refuse(name, value)
      if (typeof options.max === 'number' && type.kind === 'text')
        await refuse(name, 'x'.repeat(options.max + 1))
      if (typeof options.max === 'number' && type.kind === 'integer') await refuse(name, options.max + 1)
      if (typeof options.min === 'number' && type.kind === 'integer') await refuse(name, options.min - 1)
    }
    expect(wrong).toEqual([])
  })

  it('is part of a bulk change that is only tried', async () => {
    const { id, version } = (await make(resource)).body
    const { status, body } = await ask('POST', `${path}/bulk/update`, {
      items: [{ id, version }],
      data: {},
      dryRun: true,
    })
    if (resource.access.edit === false) return expect(status).toBe(403)
    expect([status, body.done.length + body.refused.length]).toEqual([200, 1])
  })
})
