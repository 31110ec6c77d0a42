import { beforeAll, describe, expect, it } from 'vitest'
import { mostSavedViews } from '../../../src/derive/savedView.ts'
import type { Call } from '../../support/server.ts'
import { contentShop } from '../areas/contentShop.ts'

const shop = contentShop()
const { ask } = shop

const plain = {
  filter: {},
  sort: 'name',
  order: 'ASC',
  view: null,
  perPage: 25,
  columns: null,
  density: null,
  grid: null,
}
const save = (call: Call, name: string, more: object = {}, query: object = {}) =>
  ask('POST /saved-views', { area: 'product', name, query: { ...plain, ...query }, ...more }, call)
const views = async (call: Call, area = 'product'): Promise<any[]> =>
  (await ask(`GET /saved-views?area=${area}`, undefined, call)).body.views
const names = async (call: Call) => (await views(call)).map(({ name }) => name)

let admin: Call
/** Sees products with what they cost, and the roles of staff. */
let asha: Call
/** Sees products without what they cost, and customers in part. */
let ben: Call
let bens: string
beforeAll(async () => {
  admin = await shop.server.signIn('admin')
  asha = await shop.staff('asha', [
    { key: 'product', view: true, viewCost: true },
    { key: 'customer', view: true, viewPii: true },
    { key: 'collection', view: true },
    { key: 'subAdminRole', view: true },
  ])
  ben = await shop.staff('ben', [
    { key: 'product', view: true },
    { key: 'customer', view: true },
  ])
  bens = (await ask('GET /subadmin-roles')).body.find(({ name }: any) => name === 'ben').id
}, 120_000)

describe('a saved view of one’s own', () => {
  it('is there for who saved it, in any browser, and on no path of anybody else', async () => {
    const query = {
      ...plain,
      filter: { q: 'lamp', status: ['draft'] },
      columns: ['mrp'],
      density: 'compact',
      grid: 'variants',
    }
    const made = (await save(ben, 'Lamps', {}, query)).body
    expect(made).toMatchObject({
      name: 'Lamps',
      query,
      isOwn: true,
      owner: null,
      roles: [],
      isPartial: false,
    })
    expect(await views(ben)).toEqual([made])
    // A page of the release before knows no sheets: what it saves is a table.
    const { grid: _, ...known } = plain
    const old = { area: 'product', name: 'Of the release before', query: known }
    expect((await ask('POST /saved-views', old, ben)).body.query).toEqual(plain)
    const [before] = (await views(ben)).filter(({ name }) => name === 'Of the release before')
    await ask(`DELETE /saved-views/${before.id}?version=${before.version}`, undefined, ben)
    for (const call of [asha, admin]) {
      expect(await names(call)).not.toContain('Lamps')
      const change = { version: 1, name: 'Mine' }
      expect((await ask(`PUT /saved-views/${made.id}`, change, call)).status).toBe(404)
      expect((await ask(`DELETE /saved-views/${made.id}?version=1`, undefined, call)).status).toBe(404)
      const choice = { area: 'product', view: made.id }
      expect((await ask('PUT /saved-views/default', choice, call)).status).toBe(404)
    }
  })

  it('keeps the order in which its filters were asked', async () => {
    const filter = { stock: { gt: 1 }, mrp: { lt: 9 }, brand: { empty: true } }
    const { body } = await save(ben, 'In order', {}, { filter })
    const [kept] = (await views(ben)).filter(({ id }) => id === body.id)
    expect(JSON.stringify(kept.query.filter)).toBe(JSON.stringify(filter))
  })

  it('is changed and deleted by the version that one has seen', async () => {
    const { id } = (await save(ben, 'Old')).body
    const changed = await ask(`PUT /saved-views/${id}`, { version: 1, name: 'New' }, ben)
    expect(changed.body).toMatchObject({ version: 2, name: 'New', query: plain })
    const late = await ask(`PUT /saved-views/${id}`, { version: 1, name: 'Late' }, ben)
    expect([late.status, late.body.current.name]).toEqual([409, 'New'])
    expect((await ask(`DELETE /saved-views/${id}?version=1`, undefined, ben)).status).toBe(409)
    expect((await ask(`DELETE /saved-views/${id}?version=2`, undefined, ben)).status).toBe(200)
    expect(await names(ben)).not.toContain('New')
  })

  it('has a name of its own among them, for one list', async () => {
    await save(ben, 'Twice')
    expect((await save(ben, ' twice ')).body.errors).toEqual({ name: expect.any(String) })
    expect((await save(ben, 'Twice', { area: 'customer' }, { sort: 'createdAt' })).status).toBe(200)
    expect((await save(asha, 'Twice')).status).toBe(200)
    const { id } = (await save(ben, 'Thrice')).body
    expect((await ask(`PUT /saved-views/${id}`, { version: 1, name: 'TWICE' }, ben)).status).toBe(422)
    expect((await ask(`PUT /saved-views/${id}`, { version: 1, name: 'THRICE' }, ben)).status).toBe(200)
  })

  it('opens a list by default, for its person alone', async () => {
    const first = (await save(asha, 'First', { roles: [bens] })).body
    const second = (await save(asha, 'Second', { roles: [bens] })).body
    const choose = (call: Call, view: string | null) =>
      ask('PUT /saved-views/default', { area: 'product', view }, call)
    const chosen = async (call: Call) =>
      (await views(call)).filter(({ isDefault }) => isDefault).map(({ name }) => name)
    for (const view of [first.id, second.id]) expect((await choose(ben, view)).status).toBe(200)
    expect([await chosen(ben), await chosen(asha)]).toEqual([['Second'], []])
    const elsewhere = { area: 'customer', view: first.id }
    expect((await ask('PUT /saved-views/default', elsewhere, ben)).status).toBe(404)
    expect((await choose(ben, null)).status).toBe(200)
    expect(await chosen(ben)).toEqual([])
    await choose(ben, first.id)
    expect((await ask(`DELETE /saved-views/${first.id}?version=1`, undefined, asha)).status).toBe(200)
    expect(await chosen(ben)).toEqual([])
  })
})

describe('a shared view', () => {
  it('is seen by the people of its roles, and changed by its owner and by administrators', async () => {
    const { id } = (await save(asha, 'For Ben', { roles: [bens] })).body
    const [seen] = (await views(ben)).filter((view) => view.id === id)
    expect(seen).toMatchObject({ owner: 'asha', isOwn: false, mayChange: false, roles: [bens] })
    expect((await ask(`PUT /saved-views/${id}`, { version: 1, name: 'Ha' }, ben)).status).toBe(403)
    expect((await ask(`DELETE /saved-views/${id}?version=1`, undefined, ben)).status).toBe(403)
    const clerk = await shop.server.signIn('catalogue')
    expect(await names(clerk)).not.toContain('For Ben')
    const renamed = await ask(`PUT /saved-views/${id}`, { version: 1, name: 'For all' }, admin)
    expect(renamed.body).toMatchObject({ name: 'For all', isOwn: false, mayChange: true, owner: 'asha' })
    const back = await ask(`PUT /saved-views/${id}`, { version: 2, roles: [] }, admin)
    expect([back.status, back.body.roles]).toEqual([200, []])
    expect([await names(ben), await names(admin)].flat()).not.toContain('For all')
    expect(await names(asha)).toContain('For all')
  })

  it('takes the right to see which roles there are, and roles that there are', async () => {
    expect((await save(ben, 'To all', { roles: [bens] })).body.errors).toEqual({ roles: expect.any(String) })
    const nobody = '01932b1c-7a80-7000-8000-000000000001'
    expect((await save(asha, 'To nobody', { roles: [nobody] })).body.errors).toEqual({
      roles: expect.any(String),
    })
    const mayShare = async (call: Call) => (await ask('GET /saved-views', undefined, call)).body.mayShare
    expect(await Promise.all([ben, asha, admin].map(mayShare))).toEqual([false, true, true])
  })

  it('asks nothing of what its reader may not see, in all and any, however deep', async () => {
    const cost = { costPrice: { gt: 500 } }
    const filter = {
      ...cost,
      name: { contains: 'a' },
      all: [{ any: [cost, { mrp: { gt: 1 } }] }, cost, { all: [cost] }],
      any: [cost, { all: [cost, { any: [cost] }] }],
      collection: { has: ['01932b1c-7a80-7000-8000-000000000001'] },
    }
    const query = { ...plain, filter, sort: 'costPrice', order: 'DESC', columns: ['mrp', 'costPrice'] }
    const { body: made } = await save(asha, 'Dear', { roles: [bens] }, query)
    expect(made).toMatchObject({ query, isPartial: false })
    const [seen] = (await views(ben)).filter(({ id }) => id === made.id)
    expect(seen.isPartial).toBe(true)
    expect(seen.query.filter).toEqual({ name: { contains: 'a' }, all: [{ any: [{ mrp: { gt: 1 } }] }] })
    expect(seen.query.columns).toEqual(['mrp'])
    expect(JSON.stringify(seen)).not.toContain('costPrice')
    const asked = new URLSearchParams({
      filter: JSON.stringify(seen.query.filter),
      sort: JSON.stringify([seen.query.sort, seen.query.order]),
    })
    expect((await ask(`GET /products?${asked}`, undefined, ben)).status).toBe(200)
    expect((await views(admin)).find(({ id }) => id === made.id).query).toEqual(query)
  })

  it('asks nothing of what its reader sees in part', async () => {
    const filter = { any: [{ phone: '+919876543210' }, { phone: { empty: true } }] }
    const query = { ...plain, filter, sort: 'phone' }
    const { id } = (await save(asha, 'A caller', { area: 'customer', roles: [bens] }, query)).body
    const [seen] = (await views(ben, 'customer')).filter((view) => view.id === id)
    expect(seen.query.filter).toEqual({ any: [{ phone: { empty: true } }] })
    expect(JSON.stringify(seen)).not.toContain('9876543210')
    expect(seen.query.sort).not.toBe('phone')
  })

  it('is shown to nobody who does not see the list', async () => {
    const dev = await shop.staff('dev', [{ key: 'product', view: true }])
    const { id: role } = (await ask('GET /subadmin-roles')).body.find(({ name }: any) => name === 'dev')
    await save(asha, 'Customers', { area: 'customer', roles: [role] }, { sort: 'createdAt' })
    await save(asha, 'Products', { roles: [role] })
    const seen = (await ask('GET /saved-views', undefined, dev)).body.views
    expect(seen.map(({ name }: any) => name)).toEqual(['Products'])
    expect((await save(ben, 'Brands', { area: 'brand' })).status).toBe(404)
    expect((await save(ben, 'None', { area: 'constructor' })).status).toBe(404)
  })

  it('is what somebody sees who looks as its role, and changes nothing', async () => {
    const { id } = (await save(asha, 'As Ben', { roles: [bens] })).body
    const { body: look } = await ask('POST /auth/view-as', { role: bens }, admin)
    const asBen: Call = (path, init) => admin(path, { ...init, headers: { 'X-View-As': look.id } })
    const { body } = await ask('GET /saved-views?area=product', undefined, asBen)
    expect(body.mayShare).toBe(false)
    expect(body.views.map((view: any) => view.id)).toContain(id)
    expect(body.views.some(({ isOwn, mayChange }: any) => isOwn || mayChange)).toBe(false)
  })

  it('is its owner’s alone once its last role is gone', async () => {
    const role = await shop.create('subadmin-roles', { name: 'soon gone', permissions: [] })
    const { id } = (await save(asha, 'Left', { roles: [role.id] })).body
    expect((await ask(`DELETE /subadmin-roles/${role.id}?version=1`)).status).toBe(200)
    const [own] = (await views(asha)).filter((view) => view.id === id)
    expect(own.roles).toEqual([])
  })
})

describe('what a list would refuse', () => {
  it.each([
    ['a hidden field in a part', { filter: { any: [{ costPrice: 1 }] } }, 400],
    ['an operator that the field has not', { filter: { name: { gt: 'a' } } }, 400],
    ['no condition', { filter: { all: 'x' } }, 400],
    ['a search that is no text', { filter: { q: 7 } }, 400],
    ['an order by what is hidden', { sort: 'costPrice' }, 400],
    ['a view that there is not', { view: 'constructor' }, 422],
    ['a hidden column', { columns: ['costPrice'] }, 400],
    ['more rows than a page holds', { perPage: 501 }, 422],
    ['a filter without an end', { filter: { q: 'x'.repeat(20_000) } }, 422],
    ['a text that no database takes', { filter: { name: { contains: 'a\u0000' } } }, 400],
  ])('is saved by nobody: %s', async (_, query, status) => {
    expect((await save(ben, 'Refused', {}, query)).status).toBe(status)
    const { id } = (await save(ben, `Kept ${JSON.stringify(query).slice(0, 40)}`)).body
    const put = await ask(`PUT /saved-views/${id}`, { version: 1, query: { ...plain, ...query } }, ben)
    expect(put.status).toBe(status)
    await ask(`DELETE /saved-views/${id}?version=1`, undefined, ben)
  })

  it('is saved so often and no more', async () => {
    const before = (await names(asha)).length
    const statuses: number[] = []
    for (let index = before; index <= mostSavedViews; index++)
      statuses.push((await save(asha, `View ${index}`)).status)
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 422])
  })
})

describe('what becomes of a shared view', () => {
  it('stands in the log of the shop, at each role that it concerns; what is one’s own alone does not', async () => {
    const noted = async (): Promise<[string, string, string][]> =>
      (await ask('GET /log?area=subAdminRole', undefined, admin)).body.entries
        .filter(({ recordId, action }: any) => recordId === bens && action.startsWith('view'))
        .map(({ actor, action, reason }: any) => [actor.name, action, reason])
    const own = (await save(asha, 'Own alone', { area: 'customer' })).body
    await ask(`DELETE /saved-views/${own.id}?version=${own.version}`, undefined, asha)
    const made = (await save(asha, 'Told', { area: 'customer', roles: [bens] })).body
    const change = async (more: object, call = asha) =>
      (await ask(`PUT /saved-views/${made.id}`, more, call)).body.version
    let version = await change({ version: made.version, name: 'Told anew' })
    // Nothing changes for anybody.
    version = await change({ version, name: 'Told anew' }, admin)
    version = await change({ version, roles: [] })
    version = await change({ version, roles: [bens] })
    await ask(`DELETE /saved-views/${made.id}?version=${version}`, undefined, admin)
    const last = (await noted()).slice(0, 5).reverse()
    expect(last.map(([, action, reason]) => [action, reason])).toEqual([
      ['viewShared', 'Told (customers)'],
      ['viewChanged', 'Told anew (customers)'],
      ['viewUnshared', 'Told anew (customers)'],
      ['viewShared', 'Told anew (customers)'],
      ['viewRemoved', 'Told anew (customers)'],
    ])
    expect(last[4]?.[0]).not.toBe(last[0]?.[0])
  })
})
