import { describe, expect, it } from 'vitest'
import { defineResource, defineResources } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { useServer } from './server.ts'

const label = defineResource({
  name: 'label',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 80 }),
    kind: f.select(['paper', 'cloth'], { required: true, default: 'paper' }),
    colour: f.text(),
    printed: f.boolean({ default: false }),
    sizes: f.rows({ size: f.text({ required: true }), count: f.integer({ default: 1 }) }),
  },
  rules: {
    kind: { readOnly: { version: { gt: 0 } } },
    colour: { readOnly: { printed: true } },
    sizes: { readOnly: { printed: true } },
  },
})

describe('a field that is fixed', () => {
  const { ask } = useServer(defineResources([label]))
  let next = 0

  async function created(values: object = {}) {
    const { body, status } = await ask('POST /labels', { body: { name: `Label ${next++}`, ...values } })
    expect(status).toBe(201)
    return body
  }
  const put = (id: string, body: object) => ask(`PUT /labels/${id}`, { body })
  const read = async (id: string) => (await ask(`GET /labels/${id}`)).body

  it('refuses another value of what is fixed once the record exists, at the very field', async () => {
    const { id } = await created({ kind: 'cloth' })
    expect(await put(id, { version: 1, kind: 'paper', name: 'New' })).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { kind: 'read-only' } },
    })
    expect(await read(id)).toMatchObject({ version: 1, kind: 'cloth' })
  })

  it('takes the record as it was answered, fixed fields included', async () => {
    const whole = await created({ printed: true, sizes: [{ size: 'S' }, { size: 'M', count: 2 }] })
    expect(await put(whole.id, { ...whole, name: 'Renamed' })).toMatchObject({
      status: 200,
      body: { name: 'Renamed', kind: 'paper', sizes: whole.sizes },
    })
  })

  it('judges by the record as it is stored, also where it has no value yet', async () => {
    const { id, sizes } = await created({ printed: true, sizes: [{ size: 'S' }] })
    const refused = await put(id, {
      version: 1,
      printed: false,
      colour: 'red',
      sizes: [{ ...sizes[0], count: 5 }],
    })
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { colour: 'read-only', sizes: 'read-only' } },
    })
    expect((await put(id, { version: 1, printed: false })).status).toBe(200)
    expect(await put(id, { version: 2, colour: 'red', sizes: [] })).toMatchObject({
      status: 200,
      body: { colour: 'red', sizes: [] },
    })
  })

  it('holds for a change of many, record by record', async () => {
    const [open, printed] = [await created(), await created({ printed: true, colour: 'blue' })]
    const items = [open, printed].map(({ id }) => ({ id, version: 1 }))
    const { body } = await ask('POST /labels/bulk/update', { body: { items, data: { colour: 'red' } } })
    expect(body).toMatchObject({
      done: [open.id],
      refused: [{ id: printed.id, code: 'invalid', errors: { colour: 'read-only' } }],
    })
    expect((await read(printed.id)).colour).toBe('blue')
  })

  it('holds for an import, which takes back what was exported', async () => {
    const [same, other] = [await created({ kind: 'cloth' }), await created({ kind: 'cloth' })]
    const lines = [`${same.id},1,Imported,cloth`, `${other.id},1,Imported too,paper`]
    const { body } = await ask('POST /labels/import', {
      body: ['id,version,name,kind', ...lines].join('\n'),
      headers: { 'content-type': 'text/csv' },
    })
    expect(body).toMatchObject({ updated: 1, refused: [{ line: 3, errors: { kind: 'read-only' } }] })
    expect(await read(same.id)).toMatchObject({ name: 'Imported', kind: 'cloth' })
    expect(await read(other.id)).toMatchObject({ version: 1, kind: 'cloth' })
  })
})
