import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { rolePresets } from '../../../server/auth/presets.ts'
import { loadOperations } from '../../../server/operations.ts'
import type { Registry } from '../../../src/core/index.ts'
import { maskedPaths } from '../../../src/derive/searchText.ts'
import { readTable } from '../../../src/views/list/import/readTable.ts'
import type { Call } from '../../support/server.ts'
import { type ServiceShop, serviceShop } from './serviceShop.ts'

let shop: ServiceShop
let ask: ServiceShop['ask']
let masked: Call
let record: any
let message: any
const phone = '+919812345678'
const email = 'meenakshi@example.com'
const line1 = '77 Lavelle Cross'
beforeAll(async () => {
  shop = await serviceShop()
  ask = shop.ask
  const all = { view: true, create: true, edit: true, export: true, import: true, block: true }
  masked = (
    await shop.staff('desk', [
      { key: 'customer', ...all, reveal: true },
      { key: 'contactMessage', ...all, reply: true },
    ])
  ).call
  record = await shop.customer({
    firstName: 'Meenakshi',
    phone,
    email,
    addresses: [
      {
        address: {
          fullName: 'Meenakshi Rao',
          phone,
          line1,
          pincode: '560001',
          city: 'Bengaluru',
          state: 'Karnataka',
        },
      },
    ],
  })
  const about = { subject: 'Colour', body: 'Is it red?' }
  message = (await ask('POST', '/contact-messages', { name: 'Meenakshi', phone, email, ...about })).body
  await ask('PUT', `/customers/${record.id}`, { version: record.version, phone: '+919812345679' })
  record = (await ask('PUT', `/customers/${record.id}`, { version: record.version + 1, phone })).body
}, 120_000)
afterAll(() => shop?.server.close())

const query = (values: object) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])).toString()

describe('personal data, for whoever lacks viewPii', () => {
  const channels: [string, () => [string, string, object?]][] = [
    ['the record', () => ['GET', `/customers/${record.id}`]],
    ['a list', () => ['GET', `/customers?${query({ range: [0, 99] })}`]],
    [
      'a list of chosen fields',
      () => ['GET', `/customers?${query({ fields: ['phone', 'email', 'addresses'] })}`],
    ],
    ['an export', () => ['GET', '/customers/export']],
    ['the history', () => ['GET', `/customers/${record.id}/history`]],
    ['a refused write', () => ['PUT', `/customers/${record.id}`, { version: 1, gender: 'female' }]],
    [
      'an accepted write',
      () => ['PUT', `/customers/${record.id}`, { version: record.version, lastName: 'Rao' }],
    ],
    [
      'a refused transition',
      () => ['POST', `/customers/${record.id}/transitions/block`, { version: 1, blockReason: 'x' }],
    ],
    ['a lookup', () => ['GET', `/customers/lookup?${query({ range: [0, 9] })}`]],
    [
      'a bulk change',
      () => [
        'POST',
        '/customers/bulk/update',
        { items: [{ id: record.id, version: 1 }], data: {}, dryRun: true },
      ],
    ],
    ['a message', () => ['GET', `/contact-messages/${message.id}`]],
    ['a list of messages', () => ['GET', '/contact-messages']],
    ['an export of messages', () => ['GET', '/contact-messages/export']],
    ['the history of a message', () => ['GET', `/contact-messages/${message.id}/history`]],
  ]
  it.each(channels)('is shown in part only in %s', async (_, request) => {
    const [method, path, body] = request()
    const { text, status } = await ask(method, path, body, masked)
    expect(status).toBeLessThan(500)
    expect(status).not.toBe(403)
    for (const secret of ['9812345678', '9812345679', 'meenakshi@', line1, '560001'])
      expect(text).not.toContain(secret)
  })

  it('is shown in part only in a workbook', async () => {
    const answer = await masked(`/customers/export?${new URLSearchParams({ format: 'xlsx' })}`)
    const { head, rows } = await readTable(new File([await answer.blob()], 'customers.xlsx'))
    const own = rows.find((cells) => cells[head.indexOf('id')] === record.id)
    expect(own?.[head.indexOf('phone')]).toBe('+91 ••••• ••678')
    for (const secret of ['9812345678', '9812345679', 'meenakshi@', line1, '560001'])
      expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('has a form that people recognise', async () => {
    const { body } = await ask('GET', `/customers/${record.id}`, undefined, masked)
    expect([body.phone, body.email]).toEqual(['+91 ••••• ••678', 'm•••@example.com'])
    expect(body.addresses[0].address).toMatchObject({
      city: 'Bengaluru',
      state: 'Karnataka',
      line1: '',
      phone: '',
    })
  })

  it('is whole for whoever has the flag', async () => {
    const { call } = await shop.staff('whole', [{ key: 'customer', view: true, viewPii: true }])
    const { body } = await ask('GET', `/customers?${query({ filter: { id: record.id } })}`, undefined, call)
    expect([body[0].phone, body[0].addresses[0].address.line1]).toEqual([phone, line1])
  })

  it.each(['45678', 'meenakshi@exam', '9812345678', phone, email, '560001'])(
    'is found by no search, whole or in part: %s',
    async (q) => {
      const { body } = await ask('GET', `/customers?${query({ filter: { q } })}`, undefined, masked)
      expect(body).toEqual([])
      const lookup = await ask('GET', `/customers/lookup?${query({ filter: { q } })}`, undefined, masked)
      if (lookup.status === 200) expect(lookup.body).toEqual([])
    },
  )

  it('is found by the last digits for whoever sees it, and by a name by everybody', async () => {
    expect((await ask('GET', `/customers?${query({ filter: { q: '45678' } })}`)).body).toHaveLength(1)
    const { body } = await ask('GET', `/customers?${query({ filter: { q: 'meena' } })}`, undefined, masked)
    expect(body).toHaveLength(1)
  })

  it.each([
    [{ phone: { contains: '45678' } }, 400],
    [{ email: { not: 'x@y.z' } }, 400],
    [{ any: [{ all: [{ phone: { contains: '4' } }] }] }, 400],
    [{ phone }, 400],
    [{ email: { in: [email] } }, 400],
    [{ pincode: '560001' }, 400],
    [{ phone: { empty: false } }, 200],
  ])('is asked nothing by a filter but whether it is there: %j', async (filter, status) => {
    for (const path of ['/customers', '/customers/export', '/customers/counts']) {
      const given = path.endsWith('counts') ? {} : { filter }
      const answer = await ask('GET', `${path}?${query(given)}`, undefined, masked)
      expect([path, answer.status]).toEqual([path, path.endsWith('counts') ? 200 : status])
    }
  })

  it('is asked nothing by any filter of any area', async () => {
    const areas = Object.values(resources as unknown as Registry)
    const { call } = await shop.staff(
      'blind',
      areas.map(({ name }) => ({ key: name, view: true, export: true })),
    )
    let asked = 0
    for (const area of areas) {
      for (const [name, { options, type }] of Object.entries(area.fields)) {
        if (!options.masked) continue
        for (const operator of type.operators.filter((each) => each !== 'empty')) {
          const operand = operator === 'in' || operator === 'has' ? ['560001'] : '560001'
          const filter = { any: [{ [name]: { [operator]: operand } }] }
          const { status } = await ask('GET', `/${area.endpoint}?${query({ filter })}`, undefined, call)
          expect([area.name, name, operator, status]).toEqual([area.name, name, operator, 400])
          asked += 1
        }
      }
    }
    expect(asked).toBeGreaterThan(50)
  })

  it('is found by one whole value, with a reason that the history keeps', async () => {
    const find = (input: object, who = masked) => ask('POST', '/customers/operations/find', input, who)
    expect((await find({ value: phone })).status).toBe(422)
    expect((await find({ value: '98123', reason: 'She calls' })).status).toBe(422)
    for (const [value, found] of [
      ['98123 45678', [record.id]],
      [phone, [record.id]],
      ['Meenakshi@example.com', [record.id]],
      ['981234567', []],
      ['meenakshi@example', []],
      ['Lavelle Cross', undefined],
    ] as const) {
      const answer = await find({ value, reason: 'She calls' })
      expect([value, answer.body.found]).toEqual([value, found])
    }
    const history = (await ask('GET', `/customers/${record.id}/history`)).body
    expect(history.filter((entry: any) => entry.reason === 'She calls')).toHaveLength(3)
  })

  it('is looked for so often in an hour, and no oftener', async () => {
    const { call } = await shop.staff('guesser', [{ key: 'customer', view: true, reveal: true }])
    const statuses: number[] = []
    for (let last = 10; last < 42; last++) {
      const input = { value: `98123456${last}`, reason: 'I guess' }
      statuses.push((await ask('POST', '/customers/operations/find', input, call)).status)
    }
    expect([statuses.indexOf(429), new Set(statuses.slice(30))]).toEqual([30, new Set([429])])
  })

  it('is found that way in every area that reveals and searches it', async () => {
    const operations = await loadOperations(resources as unknown as Registry)
    const all = Object.values(resources as unknown as Registry)
    const searched = all.filter((area) => area.permissions.includes('reveal') && maskedPaths(area).length > 0)
    expect(searched.map(({ name }) => [name, Object.hasOwn(operations[name] ?? {}, 'find')])).toEqual(
      searched.map(({ name }) => [name, true]),
    )
    expect(searched.length).toBeGreaterThan(5)
  })

  it('orders no list', async () => {
    expect(
      (await ask('GET', `/customers?${query({ sort: ['phone', 'ASC'] })}`, undefined, masked)).status,
    ).toBe(400)
  })

  it('stays as it is when what was shown is sent back, and cannot be changed, but given for a new customer', async () => {
    const seen = (await ask('GET', `/customers/${record.id}`, undefined, masked)).body
    const back = await ask('PUT', `/customers/${record.id}`, { ...seen, legalName: null }, masked)
    expect(back.status).toBe(200)
    const now = (await ask('GET', `/customers/${record.id}`)).body
    expect([now.phone, now.addresses[0].address.line1]).toEqual([phone, line1])
    const change = await ask(
      'PUT',
      `/customers/${record.id}`,
      { version: now.version, phone: '+919999999999' },
      masked,
    )
    expect([change.status, Object.keys(change.body.errors)]).toEqual([422, ['phone']])
    const fresh = await ask('POST', '/customers', { firstName: 'New', phone: '+919812300000' }, masked)
    expect([fresh.status, fresh.body.phone]).toEqual([201, '+91 ••••• ••000'])
  })

  it('is not to be guessed by importing it: a right guess is answered as a wrong one', async () => {
    const answerTo = async (guess: string) => {
      const body = `id,phone\n${record.id},${guess}\n`
      const headers = { 'content-type': 'text/csv' }
      const answer = await masked('/customers/import?dryRun=true', { method: 'POST', headers, body })
      const told = await answer.json()
      expect(told, JSON.stringify(told)).toMatchObject({ unchanged: 0 })
      return JSON.stringify(told).replaceAll(guess, '')
    }
    expect(await answerTo(phone)).toBe(await answerTo('+919812345111'))
  })

  it('is revealed with a reason, and the history says by whom and why', async () => {
    const reveal = (input: object) => ask('POST', `/customers/${record.id}/operations/reveal`, input, masked)
    expect((await reveal({})).status).toBe(422)
    const { body } = await reveal({ reason: 'Courier asks' })
    expect(body.values).toMatchObject({ phone, email })
    expect(body.values.addresses[0].address.line1).toBe(line1)
    const history = (await ask('GET', `/customers/${record.id}/history`)).body
    expect(history.filter((entry: any) => entry.reason === 'Courier asks')).toMatchObject([
      { action: 'revealed', actor: { name: 'desk' }, changes: [] },
    ])
  })

  it('is revealed by nobody who lacks the flag of that name, in any area', async () => {
    const areas = Object.values(resources as unknown as Registry).filter(({ permissions }) =>
      permissions.includes('reveal'),
    )
    expect(areas.length).toBeGreaterThan(7)
    const every = Object.fromEntries(
      ['view', 'create', 'edit', 'export', 'import'].map((flag) => [flag, true]),
    )
    const { call } = await shop.staff(
      'clerk',
      areas.map(({ name }) => ({ key: name, ...every })),
    )
    const { call: trusted } = await shop.staff(
      'trusted',
      areas.map(({ name }) => ({ key: name, ...every, reveal: true })),
    )
    for (const { name, endpoint } of areas) {
      const path = `/${endpoint}/01932b1c-7a80-7000-8000-000000000001/operations/reveal`
      const by = async (who: Call) => (await ask('POST', path, { reason: 'Courier asks' }, who)).status
      expect([name, await by(call), await by(trusted)]).toEqual([name, 403, 404])
    }
  })

  it('is not told by the date of birth, which is not shown at all', async () => {
    const { body } = await ask('GET', `/customers/${record.id}`, undefined, masked)
    expect(body).not.toHaveProperty('dob')
  })
})

describe('the roles that the product comes with', () => {
  it('see personal data whole only where their work needs it (areas, 1.4)', () => {
    const whole = rolePresets(resources as unknown as Registry).flatMap(({ preset, permissions }) =>
      permissions.some(({ key, viewPii }) => key === 'customer' && viewPii === true) ? [preset] : [],
    )
    expect(whole).toEqual(['manager', 'support', 'finance'])
  })
})
