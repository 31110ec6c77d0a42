import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { type Field, type Fields, isInput, type Resource } from '../../../src/core/index.ts'
import { columnName, quoted, rowsTableName, tableName } from '../../../src/derive/sqlNames.ts'
import { tablesOf } from '../../../src/derive/table.ts'
import { columnType } from '../../../src/derive/tableColumn.ts'
import type { Call } from '../../support/server.ts'
import { moneyShop } from '../sales/moneyShop.ts'
import { openServer } from '../sales/opened.ts'

/** Every place in the product that holds a document: a field of an area, or one in its rows. */
const everyPlace = Object.values<Resource>(resources).flatMap((resource) =>
  Object.entries(resource.fields).flatMap(([name, field]) => [
    ...(field.kind === 'file' ? [{ resource, name, inner: undefined }] : []),
    ...Object.entries((field.options.fields ?? {}) as Fields).flatMap(([inner, { kind }]) =>
      kind === 'file' ? [{ resource, name, inner }] : [],
    ),
  ]),
)
/** What is somebody's own is not for all who may view the area; letters and messages have suites of their own for that. */
const places = everyPlace.filter(({ resource }) => resource.own === undefined)
const areas = [...new Set(places.map(({ resource }) => resource))]

const viewers = new Map<string, Call>()
const { server, admin } = openServer(async () => {
  const staff = (name: string, seen: readonly Resource[]) =>
    moneyShop(() => server).staff(
      admin,
      name,
      seen.map(({ name: key, fields }) => ({
        key,
        view: true,
        ...Object.fromEntries(
          Object.values(fields).flatMap(({ options }) =>
            options.restricted?.view ? [[options.restricted.view, true]] : [],
          ),
        ),
      })),
    )
  for (const area of areas) {
    viewers.set(area.name, await staff(area.name, [area]))
    const others = Object.values<Resource>(resources).filter((other) => other !== area)
    viewers.set(`all but ${area.name}`, await staff(`without-${area.name}`, others))
  }
})

async function stored(content: string | Uint8Array, name: string, query = '') {
  const body = new FormData()
  body.append('file', new Blob([content as BlobPart]), name)
  const answer = await admin(`/files${query}`, { method: 'POST', body })
  expect(answer.status).toBe(201)
  const { file, bytes, type } = (await answer.json()) as { file: string; bytes: number; type: string }
  return { file, bytes, type, name }
}

const fetched = async (viewer: Call | undefined, { file }: { file: string }) =>
  (await viewer?.(`/files/${file}/download`))?.status

/** A record with nothing but what its table asks for and the document; what it refers to does not exist, and is not looked for. */
async function holding({ resource, name, inner }: (typeof places)[number], document: object): Promise<void> {
  const id = randomUUID()
  await server.context.database.transaction(async (db) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(db)
    await insert(tableName(resource), {
      id,
      ...least(resource.fields),
      ...(inner ? {} : { [name]: document }),
    })
    if (!inner) return
    const fields = resource.fields[name]?.options.fields as Fields
    const row = { id: randomUUID(), owner_id: id, position: 0, ...least(fields), [inner]: document }
    await insert(rowsTableName(resource, name), row)

    async function insert(table: string, values: Record<string, unknown>) {
      const columns = tablesOf(resources as never).find((made) => made.name === table)?.columns ?? []
      const given = new Map(Object.entries(values).map(([key, value]) => [columnName(key), value]))
      const used = columns.filter((column) => given.has(column.name))
      const list = sql.raw(used.map((column) => quoted(column.name)).join(', '))
      const row = JSON.stringify(Object.fromEntries(given))
      const type: RawBuilder<unknown> = sql.raw(quoted(table))
      await sql`INSERT INTO ${type} (${list}) SELECT ${list} FROM json_populate_record(null::${type}, ${row}::json)`.execute(
        db,
      )
    }
  })
}

/** A valid value of every field that must have one. */
const least = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.options.required && columnType(field) !== null ? [[name, example(field)]] : [],
    ),
  )

const example = ({ type, options }: Field): unknown =>
  options.default ?? options.values?.[0] ?? (type.examples.valid.at(-1) as unknown)

describe('a document', () => {
  it('has its places', () => {
    expect(places.map(({ resource, name, inner }) => [resource.name, name, inner].join(' ').trim())).toEqual(
      expect.arrayContaining(['payment proof', 'order comments file', 'contactMessage attachments file']),
    )
  })

  it.each(
    places.map((place) => ({ ...place, of: [place.resource.name, place.name, place.inner].join(' ') })),
  )('of $of is for those who may see a record that holds it, however many others they see', async (place) => {
    const document = await stored('%PDF-1.7\n', 'slip.pdf')
    const { name } = place.resource
    expect(await fetched(viewers.get(name), document)).toBe(404)
    await holding(place, document)
    expect(await fetched(viewers.get(name), document)).toBe(200)
    expect(await fetched(viewers.get(`all but ${name}`), document)).toBe(404)
    for (const other of areas.filter((area) => area.name !== name))
      expect([other.name, await fetched(viewers.get(other.name), document)]).toEqual([other.name, 404])
    expect(await fetched(server.call, document)).toBe(401)
  })

  it('that nobody may open cannot be had by putting it into a record of one’s own', async () => {
    const writer = await moneyShop(() => server).staff(admin, 'writer', [
      { key: 'contactMessage', view: true, create: true },
      { key: 'order', view: true },
    ])
    const message = (document: object) => ({
      ...Object.fromEntries(
        Object.entries(resources.contactMessage.fields as Fields)
          .filter(([, field]) => field.options.required && isInput(field))
          .map(([key, field]) => [key, example(field)]),
      ),
      email: 'meera@shop.test',
      attachments: [{ file: document }],
    })
    const send = async (document: object) => {
      const answer = await writer('/contact-messages', { method: 'POST', body: message(document) })
      return { status: answer.status, body: (await answer.json()) as { errors?: object } }
    }
    const proof = await stored('%PDF-1.7\n', 'proof.pdf')
    await holding(
      { resource: resources.payment as unknown as Resource, name: 'proof', inner: undefined },
      proof,
    )
    const refused = await send(proof)
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['attachments.0.file']])
    expect(await fetched(writer, proof)).toBe(404)

    const comment = await stored('%PDF-1.7\n', 'comment.pdf')
    await holding(
      { resource: resources.order as unknown as Resource, name: 'comments', inner: 'file' },
      comment,
    )
    expect((await send(comment)).status).toBe(201)
  })

  it('may be a picture, which then has no public address and nothing of the camera', async () => {
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#3e82f7' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Someone' } })
      .toBuffer()
    const document = await stored(photo, 'receipt.jpg', '?as=document')
    expect(document.type).toBe('image/webp')
    expect((await server.call(`/files/${document.file}/96.webp`)).status).toBe(404)
    const answer = await admin(`/files/${document.file}/download`)
    expect(answer.headers.get('content-disposition')).toContain('filename="receipt.webp"')
    const kept = Buffer.from(await answer.arrayBuffer())
    expect([kept.length, kept.includes('Someone')]).toEqual([document.bytes, false])
    const refused = await admin('/files?as=secret', { method: 'POST', body: new FormData() })
    expect(refused.status).toBe(400)
  })

  it('is found by an index, however many records there are', async () => {
    const { rows } = await sql<{ indexdef: string }>`
      SELECT "indexdef" FROM pg_indexes WHERE "indexdef" LIKE '%->> ''file''%'`.execute(
      server.context.database.db,
    )
    expect(rows.length).toBe(everyPlace.length)
  })
})
