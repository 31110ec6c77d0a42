import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { operators, type Resource } from '../../../src/core/index.ts'
import { areas } from './areas.ts'
import { type Call, useServer } from './server.ts'

const resources = Object.values(areas) as Resource[]
const numRuns = Number(process.env.FUZZ_RUNS ?? 400)

/** Values that have broken servers before, and any JSON. */
const nasty = fc.constantFrom<unknown>(
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '%',
    "'; DROP TABLE brand; --",
    '__proto__',
    'constructor',
    'toString',
    'NaN',
    'infinity',
    '1e400',
  ],
  ...[
    '9999-12-31',
    '0000-00-00',
    '2026-11-20T25:00:00Z',
    '-271821-04-20T00:00:00.000Z',
    'x'.repeat(5000),
    '🤷',
    '\ufeff',
    '\\',
    '{}',
  ],
  ...[
    0,
    -0,
    -1,
    1.5,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    1e21,
    1e308,
    5e-324,
    true,
    false,
    null,
    [],
    {},
    [[]],
    [null],
    { id: null },
    { toString: 1 },
    [{ toString: 1, valueOf: 1 }],
  ],
)
const json = fc.oneof(nasty, fc.jsonValue({ maxDepth: 3 }))

/** Names that every object answers to, though nobody declared them. */
const inherited = ['__proto__', ...Object.getOwnPropertyNames(Object.prototype)]

const namesOf = (resource: Resource) => [
  ...Object.keys(resource.fields),
  ...[
    'id',
    'version',
    'status',
    'createdAt',
    'updatedAt',
    'translations',
    'transitions',
    'all',
    'any',
    'q',
    'nonsense',
    ...inherited,
  ],
]

/** Objects with names of the area, so that values get past the first check. */
const bodyOf = (resource: Resource): fc.Arbitrary<unknown> => {
  const value = fc.oneof(
    json,
    ...Object.values(resource.fields).flatMap(({ type }) => [
      fc.constantFrom(...type.examples.valid),
      fc.constantFrom(...type.examples.invalid),
    ]),
  )
  const rows = fc.array(
    fc.dictionary(
      fc.constantFrom('id', 'sku', 'code', 'colour', 'count', 'stock', 'product', 'quantity', 'price'),
      value,
      { maxKeys: 5 },
    ),
    { maxLength: 3 },
  )
  const texts = fc.dictionary(
    fc.constantFrom('fr', 'ja', 'en', 'de', 'toString', 'constructor'),
    fc.dictionary(fc.constantFrom('name', 'secret', 'slug', 'toString', 'valueOf'), json, { maxKeys: 2 }),
    { maxKeys: 2 },
  )
  return fc.dictionary(
    fc.constantFrom(...namesOf(resource)),
    fc.oneof({ weight: 6, arbitrary: value }, rows, texts),
    { maxKeys: 8 },
  )
}

const filterOf = (resource: Resource) =>
  fc.letrec<{ filter: unknown }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 3 },
      json,
      fc.dictionary(
        fc.constantFrom(...namesOf(resource)),
        fc.oneof(
          json,
          fc.dictionary(fc.constantFrom(...operators, 'like', 'toString'), json, { maxKeys: 3 }),
          fc.array(tie('filter'), { maxLength: 2 }),
        ),
        { maxKeys: 4 },
      ),
    ),
  })).filter

const text = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom(
    '[0,24]',
    '[0,1e9]',
    '["name","ASC"]',
    '[{"toString":1}]',
    '[{"toString":1},"ASC"]',
    '{}',
    '[]',
    '{',
    'true',
    '1',
    '99999999999999999999',
  ),
)

describe('any input', () => {
  const { ask } = useServer(areas)
  /** What makes a valid record, so that what is put over it gets as far as the database. */
  let valid: Record<string, unknown> = {}
  let counter = 0

  beforeAll(async () => {
    const brand = (await ask('POST /brands', { body: { name: 'B' } })).body
    const product = (
      await ask('POST /products', {
        body: { name: 'P', brand: brand.id, price: 1, kind: 'digital', variants: [{ sku: 'x' }] },
      })
    ).body
    await ask('POST /categories', { body: { name: 'C' } })
    await ask('POST /articles', { body: { name: 'A', price: 1, parts: [{ code: 'p' }] } })
    await ask('POST /orders', {
      body: { number: 'O', lines: [{ product: product.id, quantity: 1, price: 1 }] },
    })
    const lines = [{ product: product.id, quantity: 1, price: 1 }]
    valid = { name: 'V', brand: brand.id, price: 1, kind: 'digital', lines }
  })

  describe.each(resources.map((resource) => [resource.name, resource] as const))(
    'of the area %s',
    (_, resource) => {
      const path = `/${resource.endpoint}`
      let ids: string[] = ['01932b1c-7a80-7000-8000-000000000001']

      beforeAll(async () => {
        ids = [
          ...ids,
          ...(await ask(`GET ${path}`, { query: { range: [0, 0] } })).body.map(
            ({ id }: { id: string }) => id,
          ),
        ]
        expect(ids).toHaveLength(2)
      })

      const unique = resource.name === 'order' ? 'number' : 'name'
      const body = fc.tuple(fc.boolean(), bodyOf(resource)).map(([isBased, given]) => {
        const base = Object.entries(valid).filter(([name]) => resource.fields[name])
        return isBased
          ? { ...Object.fromEntries(base), [unique]: `V ${counter++}`, ...(given as object) }
          : given
      })
      const id = fc.oneof(
        fc.constantFrom(0, 1).map((index) => ids[index] ?? ''),
        fc.string({ minLength: 1, maxLength: 20 }).map(encodeURIComponent),
        fc.constantFrom('%00', '..', '%F0%9F', 'x'.repeat(300)),
      )
      const transition = fc.constantFrom('publish', 'close', 'pay', 'ship', 'constructor', '__proto__', '%20')
      const version = fc.oneof({ weight: 3, arbitrary: fc.constantFrom<unknown>(1, 2, 3) }, json)
      const query = (names: string[]) =>
        fc.dictionary(fc.constantFrom(...names, 'nonsense', '__proto__'), text, { maxKeys: 3 })
      const items = fc.array(
        fc.record(
          { id: fc.constantFrom(0, 1).map((index) => ids[index] as unknown), version },
          { requiredKeys: [] },
        ),
        { maxLength: 3 },
      )
      const csv = fc
        .array(
          fc.array(fc.oneof(text, fc.constantFrom(...namesOf(resource), 'translations.fr.name')), {
            maxLength: 4,
          }),
          { maxLength: 5 },
        )
        .map((lines) => lines.map((cells) => cells.join(',')).join('\n'))

      const calls: Record<string, fc.Arbitrary<[string, Call]>> = {
        'a list': fc
          .tuple(filterOf(resource), query(['sort', 'range', 'fields', 'page']))
          .map(([filter, others]) => [`GET ${path}`, { query: { ...others, filter } }]),
        'an export': filterOf(resource).map((filter) => [`GET ${path}/export`, { query: { filter } }]),
        'a lookup': fc
          .tuple(filterOf(resource), query(['q', 'range']))
          .map(([filter, others]) => [`GET ${path}/lookup`, { query: { ...others, filter } }]),
        counts: query(['views']).map((asked) => [`GET ${path}/counts`, { query: asked }]),
        'a read': fc
          .tuple(id, fc.constantFrom('', '/history', '/referrers'), query(['range']))
          .map(([one, part, asked]) => [`GET ${path}/${one}${part}`, { query: asked }]),
        'a creation': fc
          .tuple(fc.oneof({ weight: 4, arbitrary: body }, json), fc.option(text))
          .map(([body, key]) => [
            `POST ${path}`,
            { body, headers: key ? { 'idempotency-key': encodeURIComponent(key) } : {} },
          ]),
        'a change': fc
          .tuple(id, bodyOf(resource), version)
          .map(([one, body, base]) => [
            `PUT ${path}/${one}`,
            { body: { ...(body as object), version: base } },
          ]),
        'a deletion': fc
          .tuple(id, text)
          .map(([one, base]) => [`DELETE ${path}/${one}?version=0${encodeURIComponent(base)}`, {}]),
        'a transition': fc
          .tuple(id, transition, bodyOf(resource), version)
          .map(([one, name, body, base]) => [
            `POST ${path}/${one}/transitions/${name}`,
            { body: { ...(body as object), version: base } },
          ]),
        'a bulk request': fc
          .tuple(
            fc.oneof(
              fc.constantFrom('update', 'delete'),
              transition.map((name) => `transitions/${name}`),
            ),
            items,
            bodyOf(resource),
          )
          .map(([what, list, data]) => [
            `POST ${path}/bulk/${what}`,
            { body: { items: list, data, dryRun: true } },
          ]),
        'an import': csv.map((body) => [
          `POST ${path}/import`,
          { body, headers: { 'content-type': 'text/csv' } },
        ]),
      }

      it.each(Object.entries(calls))(
        'in %s is answered, and never with a fault',
        async (_name, call) => {
          const property = fc.asyncProperty(call, async ([route, details]) => {
            const { status, body, text: answered } = await ask(route, details)
            expect(status, `${route} ${JSON.stringify(details)} ${answered}`).toBeLessThan(500)
            if (status >= 400)
              expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) })
          })
          await fc.assert(property, { numRuns: numRuns / 4 })
        },
        600_000,
      )
    },
  )
})
