import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Registry } from '../../../src/core/index.ts'
import type { JsonSchema } from '../../../src/derive/jsonSchema.ts'
import type { OpenApi, OperationObject } from '../../../src/derive/openapi/document.ts'
import { apiBase } from '../../../start/app.ts'
import { type TestServer, testServer } from '../../support/server.ts'
import { shop } from '../../types/shop.ts'

let server: TestServer
let product: TestServer
let document: OpenApi
let documentOfProduct: OpenApi
beforeAll(async () => {
  server = await testServer({ registry: shop as unknown as Registry })
  product = await testServer()
  document = await documentOf(server)
  documentOfProduct = await documentOf(product)
})
afterAll(async () => {
  await server?.close()
  await product?.close()
})

const documentOf = async ({ call }: TestServer) => (await (await call('/openapi.json')).json()) as OpenApi

const operations = ({ paths }: OpenApi) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      method,
      operation,
    })),
  )

/** Everything in the document that refers to another place in it. */
const references = (part: unknown): string[] =>
  typeof part !== 'object' || part === null
    ? []
    : Object.entries(part).flatMap(([key, value]) => (key === '$ref' ? [String(value)] : references(value)))

const resolve = (root: unknown, pointer: string) =>
  pointer
    .slice(2)
    .split('/')
    .reduce<any>((part, key) => part?.[key], root)

describe('the API document', () => {
  it.each([
    ['the test shop', () => document],
    ['the product', () => documentOfProduct],
  ])(
    'of %s is whole: references lead somewhere, ids are unique, parameters are declared',
    (_name, written) => {
      const whole = written()
      for (const reference of references(whole))
        expect([reference, typeof resolve(whole, reference)]).toEqual([reference, 'object'])
      const all = operations(whole)
      expect(new Set(all.map(({ operation }) => operation.operationId)).size).toBe(all.length)
      for (const { name, path, operation } of all) {
        const named = (operation.parameters ?? []).map((entry) =>
          entry.$ref ? resolve(whole, String(entry.$ref)) : entry,
        )
        const inPath = named.filter((entry) => entry.in === 'path').map((entry) => entry.name)
        expect([name, inPath.sort()]).toEqual([
          name,
          [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key).sort(),
        ])
        expect(Object.keys(operation.responses).filter((status) => /^[23]/.test(status))).toHaveLength(1)
        expect(whole.tags.map((tag) => tag.name)).toContain(operation.tags[0])
      }
    },
  )

  /** The routes of the API, written as the document does. */
  const routes = ({ app }: TestServer = server) =>
    new Map(
      [...app.routeTable]
        .filter(([name]) => name.includes(` ${apiBase}/`))
        .map(([name, access]) => [
          name
            .replace(apiBase, '')
            .replace(/\([^)]*\)/g, '')
            .replace(/:(\w+)/g, '{$1}'),
          access,
        ]),
    )

  /** The server has one route for all transitions of an area, the document one call for each. */
  const routeOf = (name: string) => name.replace(/(\/transitions)\/\w+$/, '$1/{name}')

  it('has every route of the server but those that the descriptors rule out, and no other', () => {
    const written = new Set(operations(document).map(({ name }) => routeOf(name)))
    const missing = [...routes().keys()].filter((name) => !written.has(name))
    expect(missing.sort()).toEqual([
      'DELETE /orders/{id}',
      'POST /brands/bulk/transitions/{name}',
      'POST /brands/{id}/transitions/{name}',
      'POST /orders/bulk/delete',
      'POST /products/bulk/transitions/{name}',
      'POST /products/{id}/transitions/{name}',
    ])
    expect([...written].filter((name) => !routes().has(name))).toEqual([])
  })

  it('of the product has every route that is about no area, and no call that is not served', () => {
    const known = routes(product)
    const written = new Set(operations(documentOfProduct).map(({ name }) => routeOf(name)))
    const areas = Object.values(product.context.registry).map(({ endpoint }) => ` /${endpoint}`)
    const missing = [...known.keys()].filter((name) => !written.has(name))
    expect(missing.filter((name) => !areas.some((area) => `${name}/`.includes(`${area}/`)))).toEqual([])
    expect([...written].filter((name) => !known.has(name))).toEqual([])
  })

  it.each([
    ['the test shop', () => [server, document] as const],
    ['the product', () => [product, documentOfProduct] as const],
  ])('of %s says rightly which calls need a session', (_name, of) => {
    const [whose, written] = of()
    const known = routes(whose)
    for (const { name, operation } of operations(written)) {
      expect([name, known.get(routeOf(name))]).toEqual([
        name,
        operation.security.length > 0 ? 'signed-in' : 'public',
      ])
    }
  })

  it('leaves out what a descriptor rules out, and does not demand what a role may not see', () => {
    expect(document.paths['/orders/{id}']?.delete).toBeUndefined()
    expect(document.paths['/orders/bulk/delete']).toBeUndefined()
    expect(document.paths['/brands/{id}']?.delete).toBeDefined()
    expect(document.components.schemas.Product?.required).not.toContain('cost')
    expect(document.components.schemas.Product?.required).toContain('price')
  })
})

/** A checker for a schema of the document. */
function checkerOf(schema: JsonSchema) {
  const local = (part: unknown) =>
    JSON.parse(JSON.stringify(part).replaceAll('#/components/schemas/', '#/$defs/'))
  return z.fromJSONSchema({ ...local(schema), $defs: local(document.components.schemas) } as never)
}

const answerOf = (operation: OperationObject) => {
  const [status = '', answer] =
    Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? []
  const content = answer?.content as Record<string, { schema: JsonSchema }>
  return { status: Number(status), schema: content['application/json']?.schema }
}

const made = new Map<string, { id: string; version: number }>()

/** Puts the ids of records that exist in the place of the examples' own. */
const withRealIds = (example: unknown) =>
  JSON.parse(
    JSON.stringify(example).replaceAll(
      /"(brand|product)":"[0-9a-f-]{36}"/g,
      (_text, key) => `"${key}":"${made.get(`${key}s`)?.id}"`,
    ),
  )

/** The query that the parameters' own examples make. */
function exampleQuery(operation: OperationObject): string {
  const named = (operation.parameters ?? []).map((entry) =>
    entry.$ref ? resolve(document, String(entry.$ref)) : entry,
  )
  const pairs = named.flatMap((parameter) => {
    const example = parameter.content?.['application/json'].example
    const [plain] = parameter.schema?.examples ?? []
    if (parameter.in === 'query' && plain !== undefined) return [[parameter.name, plain]]
    return parameter.in === 'query' &&
      example !== undefined &&
      !(Array.isArray(example) && example.length === 0)
      ? [[parameter.name, JSON.stringify(example)]]
      : []
  })
  return new URLSearchParams(pairs).toString()
}

/**
 * Sent by session.test.ts, since it ends the session, by ownEvents.test.ts, since this shop has no event to choose, and by
 * apiTokens.test.ts, since it has no setting that lets anybody have a token.
 */
const elsewhere = ['POST /auth/password', 'PUT /auth/notifications/{key}', 'POST /auth/tokens']

describe('an example of the document', () => {
  it('answers, sent to the server, what the document promises', async () => {
    const call = await server.signIn('admin')
    const sent: string[] = []
    for (const { name, path, method, operation } of operations(document)) {
      const example = operation.requestBody?.content['application/json']?.example as
        | Record<string, unknown>
        | undefined
      if (!example || elsewhere.includes(name)) continue
      const collection = path.split('/')[1] ?? ''
      const record = made.get(collection)
      const body = withRealIds(example)
      const answer = await call(path.replace('{id}', record?.id ?? ''), {
        method: method.toUpperCase(),
        body: record ? { ...body, version: record.version } : body,
      })
      const result = (await answer.json()) as any
      const { status, schema } = answerOf(operation)
      expect([name, answer.status, result.message, result.errors]).toEqual([
        name,
        status,
        undefined,
        undefined,
      ])
      expect(schema && checkerOf(schema).safeParse(result).error).toBeUndefined()
      if (result.id) made.set(collection, result)
      sent.push(name)
    }
    expect(sent).toEqual(
      expect.arrayContaining([
        'POST /auth/login',
        'POST /brands',
        'PUT /brands/{id}',
        'POST /products',
        'POST /orders',
      ]),
    )
  })

  it('works for everything that is read, with the parameters’ own examples', async () => {
    const call = await server.signIn('admin')
    const reads = operations(document).filter(
      ({ method, operation }) => method === 'get' && operation.security.length > 0,
    )
    expect(reads.length).toBeGreaterThan(20)
    /** Of the record that was made, or of a change of all records of its area. */
    const idFor = async (path: string) => {
      const [, endpoint = ''] = path.split('/')
      if (path.includes('/import/jobs/')) {
        const headers = { 'content-type': 'text/csv' }
        const begun = await call(`/${endpoint}/import/jobs`, {
          method: 'POST',
          headers,
          body: 'id,version\n',
        })
        return begun.ok ? ((await begun.json()) as { id: string }).id : undefined
      }
      if (!path.includes('/bulk/jobs/')) return made.get(endpoint)?.id ?? ''
      const body = { action: 'update', filter: { id: [] } }
      const begun = await call(`/${endpoint}/bulk/jobs`, { method: 'POST', body })
      return begun.ok ? ((await begun.json()) as { id: string }).id : undefined
    }
    // Files are fetched in `ownExports.test.ts` and in those of the files.
    const isFile = ({ path }: { path: string }) => /^\/(files|own-work\/exports)/.test(path)
    for (const { name, path, operation } of reads.filter((each) => !isFile(each))) {
      const id = await idFor(path)
      // Records that nobody edits have no such change.
      if (id === undefined) continue
      const answer = await call(
        `${path.replace('{id}', id).replace('{version}', '1')}?${exampleQuery(operation)}`,
      )
      const { schema } = answerOf(operation)
      // What has no end is read in `tests/api/records/changes.test.ts`.
      if (answer.headers.get('content-type') === 'text/event-stream') {
        await answer.body?.cancel()
        continue
      }
      const result = await answer.text()
      expect([name, answer.status, result]).toEqual([name, 200, result])
      expect([name, schema && checkerOf(schema).safeParse(JSON.parse(result)).error]).toEqual([
        name,
        undefined,
      ])
      const headers = Object.values(operation.responses)[0]?.headers ?? {}
      for (const header of Object.keys(headers))
        expect([name, header, answer.headers.has(header)]).toEqual([name, header, true])
    }
  })

  it('of a refusal is as promised', async () => {
    const result = await (await server.call('/auth/session')).json()
    expect(checkerOf({ $ref: '#/components/schemas/Error' }).safeParse(result).error).toBeUndefined()
  })
})

describe('the page of the API', () => {
  it('leads to a page for each part', async () => {
    const overview = await (await server.call('/docs')).text()
    for (const { name } of document.tags) {
      expect(overview).toContain(`href="docs/${name}"`)
      const answer = await server.call(`/docs/${name}`)
      const text = await answer.text()
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      const calls = operations(document).filter(({ operation }) => operation.tags[0] === name)
      for (const { path } of calls) expect(text).toContain(`<code>${path}</code>`)
    }
    expect((await server.call('/docs/nothing')).status).toBe(404)
  })

  it('needs no script, and only the style of its own nonce', async () => {
    const answer = await server.call('/docs/products')
    const policy = answer.headers.get('content-security-policy') ?? ''
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1]
    expect(policy).not.toContain('script-src')
    expect(await answer.text()).toContain(`<style nonce="${nonce}">`)
  })

  it('shows text as text', async () => {
    const { html } = await import('../../../server/docs/html.ts')
    expect(html`<p>${'<script>"&\''}</p>${[html`<b>${1}</b>`, null, false]}`.html).toBe(
      '<p>&lt;script&gt;&quot;&amp;&#39;</p><b>1</b>',
    )
    expect((await server.call('/docs/%3Cscript%3E')).status).toBe(404)
  })
})
