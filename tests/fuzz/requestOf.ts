import fc from 'fast-check'
import type { OperationObject } from '../../src/derive/openapi/document.ts'
import { anything, generatedValue, type Known, presentVersion, resolved } from './generatedValue.ts'

/** A call of the API's document. */
export interface DocumentedCall {
  readonly method: string
  /** `/brands/{id}`. */
  readonly path: string
  readonly operation: OperationObject
}

/** A generated request; `presentVersion` in it stands for the version of the record that its path names. */
export interface GeneratedRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string
}

/** All calls of the document. */
export const callsOf = ({ document }: Known): DocumentedCall[] =>
  Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

/** Requests of one call: with parameters and bodies of its schemas, of the shop, and hostile ones. */
export function requestOf(
  known: Known,
  { method, path, operation }: DocumentedCall,
): fc.Arbitrary<GeneratedRequest> {
  const parameters = (operation.parameters ?? []).map((each) =>
    typeof each.$ref === 'string' ? resolved(known.document, each.$ref) : each,
  )
  const area = path.split('/')[1] ?? ''
  const segments = Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, segmentOf(known, area, name)]),
  )
  const queries = Object.fromEntries(
    parameters
      .filter((each) => each.in === 'query')
      .map((each) => [String(each.name), queryOf(known, area, each)]),
  )
  const needed: Record<string, fc.Arbitrary<string>> = method === 'DELETE' && queries.version
    ? { version: fc.constant(presentVersion) }
    : {}
  const asked = Object.keys(queries)
  return fc
    .record({
      segments: fc.record(segments),
      query: fc
        .subarray(asked, { maxLength: Math.min(asked.length, 3) })
        .chain((names) =>
          fc.record(
            Object.fromEntries(names.flatMap((name) => (queries[name] ? [[name, queries[name]]] : []))),
          ),
        ),
      needed: fc.record(needed),
      body: bodyOf(known, operation),
      language: fc.constantFrom('en', 'fr', 'zh', 'ja', 'tlh'),
      repeatKey: fc.option(fc.constantFrom('k', 'other', 'x'.repeat(200)), { freq: 8 }),
    })
    .map(({ segments, query, needed: version, body, language, repeatKey }) => {
      const names = Object.entries({ ...version, ...query }).map(
        ([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`,
      )
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(segments[name] ?? '').toWellFormed()),
      )
      return {
        method,
        url: names.length > 0 ? `${filled}?${names.join('&')}` : filled,
        headers: {
          'accept-language': language,
          ...(repeatKey ? { 'idempotency-key': repeatKey } : {}),
          ...(body ? { 'content-type': body.type } : {}),
        },
        ...(body ? { payload: body.text } : {}),
      }
    })
}

const segmentOf = (known: Known, area: string, name: string): fc.Arbitrary<string> => {
  const ids = known.idsFor(name === 'id' ? area : name)
  const odd = fc.constantFrom(
    '%00',
    '..',
    'x'.repeat(300),
    '__proto__',
    '0',
    '🤷',
    '01932b1c-7a80-7000-8000-000000000001',
  )
  return ids.length > 0 ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...ids) }, odd) : odd
}

function queryOf(known: Known, area: string, parameter: Readonly<Record<string, any>>): fc.Arbitrary<string> {
  const { name, content, schema = content?.['application/json']?.schema } = parameter
  const json = name === 'filter' ? filterOf(known, area) : generatedValue(known, schema ?? {}, name)
  const value = content
    ? json.map((each) => JSON.stringify(each) ?? '')
    : json.map((each) => (typeof each === 'object' ? JSON.stringify(each) : String(each)))
  return fc.oneof({ weight: 9, arbitrary: value }, fc.constantFrom('', '{', '[0,1e9]', 'null', '[["a"]]'))
}

/** Conditions on what records of the area have, and on what nothing has. */
function filterOf(known: Known, area: string): fc.Arbitrary<unknown> {
  const fields = fc.constantFrom(
    ...known.valuesOf(`fields of ${area}`).map(String),
    'q',
    'id',
    'nonsense',
    'constructor',
  )
  const operators = fc.constantFrom(
    'eq',
    'not',
    'in',
    'gt',
    'gte',
    'lt',
    'lte',
    'contains',
    'has',
    'empty',
    'like',
  )
  const test = fields.chain((field) => {
    const stored = known.valuesOf(field)
    const value = stored.length > 0 ? fc.oneof(fc.constantFrom(...stored), anything) : anything
    return fc
      .oneof(
        value,
        fc.tuple(operators, value).map(([operator, operand]) => ({ [operator]: operand })),
      )
      .map((asked) => ({ [field]: asked }))
  })
  const some = fc.array(test, { maxLength: 3 })
  return fc.oneof(
    { weight: 6, arbitrary: some.map((tests) => Object.assign({}, ...tests) as unknown) },
    fc.record({ any: some }),
    fc.record({ all: some }),
    anything,
  )
}

function bodyOf(
  known: Known,
  { requestBody, tags }: OperationObject,
): fc.Arbitrary<{ type: string; text: string } | undefined> {
  const [[type, content] = ['', {}]] = Object.entries(requestBody?.content ?? {})
  if (type === '') return fc.constant(undefined)
  if (type === 'text/csv') return linesOf(known, tags[0] ?? '').map((text) => ({ type, text }))
  if (type.startsWith('multipart'))
    return fc.constantFrom('GIF89a', 'a,b\n1,2\n', '%PDF-1.4', '').map((bytes) => ({
      type: 'multipart/form-data; boundary=x',
      text: `--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${bytes}\r\n--x--\r\n`,
    }))
  const { schema, example } = content as { schema: object; example?: unknown }
  const value = generatedValue(known, schema, '')
  // An example with some of its values changed gets further than what is made up as a whole.
  const body =
    typeof example === 'object' && example !== null && !Array.isArray(example)
      ? fc.oneof(
          {
            weight: 3,
            arbitrary: fc
              .tuple(fc.constant(example), value)
              .map(([base, more]) =>
                typeof more === 'object' && !Array.isArray(more) ? { ...base, ...more } : more,
              ),
          },
          value,
        )
      : value
  return fc.oneof(
    { weight: 30, arbitrary: body.map((each) => ({ type, text: JSON.stringify(each) ?? '' })) },
    fc.constantFrom('{', '[]', '"', '{"__proto__":{"a":1}}', '{"a":1,"a":2}').map((text) => ({ type, text })),
  )
}

/** A file with columns of the area, and values that its records have. */
function linesOf(known: Known, area: string): fc.Arbitrary<string> {
  const names = known.valuesOf(`fields of ${area}`).map(String)
  return fc
    .subarray([...names, 'id', 'version', 'translations.fr.name', 'nonsense'], {
      minLength: 1,
      maxLength: Math.min(6, names.length + 4),
    })
    .chain((columns) => {
      const cell = (column: string) => {
        const stored = known
          .valuesOf(column)
          .map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)))
        return fc.oneof(fc.constantFrom('', '1', '=1+1', 'x', ...stored), fc.string({ maxLength: 10 }))
      }
      const line = fc
        .tuple(...columns.map(cell))
        .map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
      return fc.array(line, { maxLength: 4 }).map((lines) => [columns.join(','), ...lines].join('\n'))
    })
}
