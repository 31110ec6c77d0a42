import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../support/server.ts'
import { contentShop } from './contentShop.ts'

const shop = contentShop()
const { ask, create, fresh, update } = shop
const all = { view: true, create: true, edit: true, delete: true }

let asha: Call
let ben: Call
let reader: Call
beforeAll(async () => {
  const rights = [
    { key: 'project', ...all },
    { key: 'boardColumn', ...all },
    { key: 'projectCard', ...all, comment: true },
  ]
  asha = await shop.staff('asha', rights)
  ben = await shop.staff('ben', rights)
  reader = await shop.staff('reader', [
    { key: 'project', view: true },
    { key: 'boardColumn', view: true },
    { key: 'projectCard', view: true },
  ])
}, 120_000)

let made = 0
/** A project with columns of these titles, and what they are. */
async function board(...titles: string[]) {
  const project = await create('projects', { name: `Project ${made++}` })
  const columns: any[] = []
  for (const title of titles) columns.push(await create('board-columns', { title, project: project.id }))
  const add = async (title: string, column = 0, values: object = {}) =>
    (await create('project-cards', { title, column: columns[column].id, ...values })).id as string
  const read = async (call?: Call) =>
    (await ask(`POST /projects/${project.id}/operations/board`, {}, call)).body
  const titlesIn = async (column = 0) =>
    (await read()).cards
      .filter((card: any) => card.column === columns[column].id)
      .map(({ title }: { title: string }) => title)
  const move = (card: string, column: number, behind: string | null, call = asha) =>
    ask(`POST /project-cards/${card}/operations/move`, { column: columns[column].id, behind }, call)
  return { project, columns, add, read, titlesIn, move }
}

describe('a board', () => {
  it('puts a card behind another one, before all, or at the end, each by one write', async () => {
    const { add, move, titlesIn } = await board('To do', 'Done')
    const [a, b, c] = [await add('A'), await add('B'), await add('C')]
    expect(await titlesIn()).toEqual(['A', 'B', 'C'])
    const before = await Promise.all([a, b].map((id) => fresh('project-cards', id)))
    expect((await move(c, 0, a)).status).toBe(200)
    expect(await titlesIn()).toEqual(['A', 'C', 'B'])
    expect((await move(c, 0, null)).status).toBe(200)
    expect(await titlesIn()).toEqual(['C', 'A', 'B'])
    const { body } = await move(c, 1, null)
    expect([await titlesIn(0), await titlesIn(1)]).toEqual([['A', 'B'], ['C']])
    expect(body.version).toBe((await fresh('project-cards', c)).version)
    // The others were not touched.
    expect(await Promise.all([a, b].map((id) => fresh('project-cards', id)))).toEqual(before)
    const { body: history } = await ask(`GET /project-cards/${c}/history`)
    expect(history.slice(0, 3).map(({ action }: any) => action)).toEqual(['move', 'move', 'move'])
  })

  it('keeps all cards and a place for each when people move at once', async () => {
    const { add, move, read, columns } = await board('To do', 'Doing')
    const cards: string[] = []
    for (let index = 0; index < 12; index++) cards.push(await add(`Card ${index}`))
    const first = cards[0] as string
    const answers = await Promise.all(
      cards
        .slice(1)
        .flatMap((card, index) => [
          move(card, 1, null, index % 2 ? asha : ben),
          move(card, index % 2, first, index % 2 ? ben : asha),
        ]),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { cards: found } = await read()
    expect(found.map(({ id }: any) => id).sort()).toEqual([...cards].sort())
    for (const { id } of columns) {
      const places = found.filter(({ column }: any) => column === id).map(({ position }: any) => position)
      expect(new Set(places).size).toBe(places.length)
    }
  })

  it('makes new room where cards have been put between the same two too often', async () => {
    const { add, move, titlesIn } = await board('To do')
    const [a, b, c] = [await add('A'), await add('B'), await add('C')]
    for (let turn = 0; turn < 45; turn++) await move(turn % 2 ? b : c, 0, a)
    expect(await titlesIn()).toEqual(['A', 'C', 'B'])
  })

  it('takes a card whose neighbour has gone meanwhile to the end, and into no board but its own', async () => {
    const { add, move, titlesIn } = await board('To do', 'Done')
    const other = await board('Elsewhere')
    const [a, b, c] = [await add('A'), await add('B', 1), await add('C', 1)]
    await move(b, 0, null)
    expect((await move(a, 1, b)).status).toBe(200)
    expect(await titlesIn(1)).toEqual(['C', 'A'])
    const abroad = await ask(`POST /project-cards/${c}/operations/move`, {
      column: other.columns[0].id,
      behind: null,
    })
    expect([abroad.status, Object.keys(abroad.body.errors)]).toEqual([422, ['column']])
    for (const input of [{}, { column: 'x', behind: null }, { column: a, behind: null }]) {
      expect((await ask(`POST /project-cards/${c}/operations/move`, input)).status).toBe(422)
    }
  })

  it('obeys the limit of a column on every way into it', async () => {
    const { add, move, columns, titlesIn } = await board('To do', 'Doing')
    await update('board-columns', columns[1].id, { cardLimit: 1 })
    const [a, b] = [await add('A'), await add('B')]
    expect((await move(a, 1, null)).status).toBe(200)
    const refused = [
      await move(b, 1, null),
      await update('project-cards', b, { column: columns[1].id }),
      await ask('POST /project-cards', { title: 'New', column: columns[1].id }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422])
    expect(refused[0]?.body.errors.column).toContain('“Doing” takes at most 1')
    // What lies in it may still be moved within it and changed; what is put away makes room.
    expect((await move(a, 1, null)).status).toBe(200)
    await update('project-cards', a, { archived: true })
    expect((await move(b, 1, null)).status).toBe(200)
    expect((await update('project-cards', a, { archived: false })).status).toBe(422)
    expect(await titlesIn(1)).toEqual(['B'])
  })

  it('finds cards by all their words, and counts those that were put away', async () => {
    const { project, add, read } = await board('To do')
    const [a, b] = [await add('Lookbook'), await add('Samples')]
    await update('project-cards', a, { checklist: [{ text: 'Steam the indigo scarves', done: false }] })
    await update('project-cards', b, { description: 'The muslin is held up.' })
    const found = async (q: string) => {
      const filter = encodeURIComponent(JSON.stringify({ project: project.id, archived: { not: true }, q }))
      return (await ask(`GET /project-cards?filter=${filter}`)).body.map(({ id }: any) => id)
    }
    expect(await found('indigo scarves')).toEqual([a])
    expect(await found('muslin')).toEqual([b])
    await update('project-cards', a, { archived: true })
    expect(await found('indigo')).toEqual([])
    expect((await read()).archived).toBe(1)
  })

  it('moves its columns', async () => {
    const { columns, read } = await board('A', 'B', 'C')
    const moved = await ask(`POST /board-columns/${columns[2].id}/operations/move`, { behind: null }, ben)
    expect(moved.status).toBe(200)
    expect((await read()).columns.map(({ title }: any) => title)).toEqual(['C', 'A', 'B'])
    const again = await create('board-columns', { title: 'D', project: columns[0].project })
    expect((await read()).columns.at(-1)).toMatchObject({ id: again.id, title: 'D' })
    const twice = await ask('POST /board-columns', { title: 'a', project: columns[0].project })
    expect(twice.status).toBe(409)
  })

  it('is read by whoever may, and changed by nobody else', async () => {
    const { add, read, columns, project } = await board('To do')
    const card = await add('A')
    expect((await read(reader)).cards).toMatchObject([{ id: card, title: 'A', comments: 0, files: 0 }])
    const tries: [string, object][] = [
      [`POST /project-cards/${card}/operations/move`, { column: columns[0].id, behind: null }],
      [`POST /project-cards/${card}/operations/comment`, { text: 'Hm' }],
      [`POST /board-columns/${columns[0].id}/operations/move`, { behind: null }],
      ['POST /project-cards', { title: 'B', column: columns[0].id }],
    ]
    for (const [what, body] of tries) expect((await ask(what, body, reader)).status).toBe(403)
    const viewer = await shop.staff('projects-only', [{ key: 'project', view: true }])
    expect((await ask(`POST /projects/${project.id}/operations/board`, {}, viewer)).status).toBe(403)
    expect((await ask('POST /projects/operations/progress', { ids: [project.id] }, viewer)).status).toBe(200)
  })
})

describe('a card', () => {
  it('has comments that only their authors change', async () => {
    const { add } = await board('To do')
    const card = await add('A')
    const comment = (body: object, call: Call, name = 'comment') =>
      ask(`POST /project-cards/${card}/operations/${name}`, body, call)
    await comment({ text: 'The silk is late.' }, asha)
    await comment({ text: 'Two days.' }, ben)
    const { comments } = await fresh('project-cards', card)
    expect(comments).toMatchObject([{ text: 'The silk is late.', editedAt: null }, { text: 'Two days.' }])
    const [{ id }] = comments
    expect((await comment({ comment: id, text: 'No' }, ben, 'changeComment')).status).toBe(409)
    expect((await comment({ comment: id, text: null }, ben, 'changeComment')).status).toBe(409)
    expect((await comment({ comment: id, text: 'The silk is here.' }, asha, 'changeComment')).status).toBe(
      200,
    )
    const after = await fresh('project-cards', card)
    expect(after.comments[0]).toMatchObject({ id, text: 'The silk is here.', author: comments[0].author })
    expect(after.comments[0].editedAt).not.toBeNull()
    expect((await comment({ comment: id, text: null }, asha, 'changeComment')).status).toBe(200)
    expect((await comment({ comment: id, text: 'x' }, asha, 'changeComment')).status).toBe(404)
    // It comes back as it was, by its author alone, and once.
    expect((await comment({ comment: id }, ben, 'putBackComment')).status).toBe(404)
    expect((await comment({ comment: id }, asha, 'putBackComment')).status).toBe(200)
    expect((await fresh('project-cards', card)).comments).toEqual(after.comments)
    expect((await comment({ comment: id }, asha, 'putBackComment')).status).toBe(404)
    expect((await comment({ comment: id, text: null }, asha, 'changeComment')).status).toBe(200)
    // No form and no import writes them.
    const forged = await update('project-cards', card, { comments: [] })
    expect((await fresh('project-cards', card)).comments, forged.text).toHaveLength(1)
  })

  it('tells of orders and products only who has the right, and takes them from nobody else', async () => {
    const { add } = await board('To do')
    const product = await create('products', { name: 'Shawl', slug: 'shawl', mrp: 100, salePrice: 100 })
    const card = await add('A', 0, { products: [product.id] })
    expect((await fresh('project-cards', card)).products).toEqual([product.id])
    const { body } = await ask(`GET /project-cards/${card}`, undefined, asha)
    expect(body).not.toHaveProperty('products')
    expect(body).not.toHaveProperty('orders')
    const given = await ask(`PUT /project-cards/${card}`, { products: [], version: body.version }, asha)
    expect([given.status, given.body.code]).toEqual([400, 'unknown-field'])
    expect((await ask('GET /products/lookup?q=Shawl', undefined, asha)).status).toBe(403)
    const { text } = await ask(`GET /project-cards/${card}/history`, undefined, asha)
    expect(text).not.toContain(product.id)
  })
})

describe('a project', () => {
  it('is as far as its cards, whoever changes them', async () => {
    const { project, columns, add, move } = await board('To do', 'Done')
    await update('board-columns', columns[1].id, { finished: true })
    const [a, b] = [await add('A'), await add('B'), await add('C')]
    const progress = async () =>
      (await ask('POST /projects/operations/progress', { ids: [project.id] })).body.projects[0]
    expect(await progress()).toMatchObject({ cards: 3, done: 0, files: 0 })
    await move(a, 1, null)
    expect(await progress()).toMatchObject({ cards: 3, done: 1 })
    // Work that was done and put away was done; what was given up is no work.
    await update('project-cards', a, { archived: true })
    await update('project-cards', b, { archived: true })
    expect(await progress()).toMatchObject({ cards: 2, done: 1 })
    // Its files are its own and those of its cards.
    const form = new FormData()
    form.set('file', new Blob(['Indigo, madder'], { type: 'text/plain' }), 'colours.txt')
    const { file, bytes, type } = await (await asha('/files', { method: 'POST', body: form })).json()
    const value = { file, bytes, type, name: 'colours.txt' }
    const { version } = await fresh('projects', project.id)
    const hung = { version, attachments: [{ file: value }] }
    expect((await ask(`PUT /projects/${project.id}`, hung, asha)).status).toBe(200)
    expect(await progress()).toMatchObject({ files: 1 })
  })

  it('is deleted with its board, and comes back with it, places, comments and times included', async () => {
    const { project, columns, add, move, read } = await board('To do', 'Done')
    const [a, b] = [await add('A', 0, { checklist: [{ text: 'Cut', done: true }] }), await add('B')]
    await move(b, 0, null)
    await ask(`POST /project-cards/${a}/operations/comment`, { text: 'Soon' }, asha)
    await update('board-columns', columns[0].id, { cardLimit: 2 })
    const before = await read()
    const born = (await fresh('project-cards', a)).createdAt
    const { version } = await fresh('projects', project.id)
    const gone = await ask('POST /projects/bulk/delete', { items: [{ id: project.id, version }] }, asha)
    expect(gone.body.done).toEqual([project.id])
    for (const [path, id] of [
      ['projects', project.id],
      ['board-columns', columns[0].id],
      ['project-cards', a],
    ]) {
      expect((await ask(`GET /${path}/${id}`)).status).toBe(404)
    }
    const undone = await ask(`POST /projects/bulk/changes/${gone.body.undo.id}/undo`, {}, asha)
    expect(undone.body, undone.text).toMatchObject({ done: [project.id], refused: [] })
    const without = ({ columns: some, cards }: any) => ({
      columns: some.map(({ version: _, ...one }: any) => one),
      cards: cards.map(({ version: _, ...one }: any) => one),
    })
    expect(without(await read())).toEqual(without(before))
    const back = await fresh('project-cards', a)
    expect(back).toMatchObject({ createdAt: born, checklist: [{ text: 'Cut', done: true }] })
    expect(back.comments).toMatchObject([{ text: 'Soon' }])
  })

  it('loses a column with its cards, which come back with it', async () => {
    const { columns, add, read } = await board('To do', 'Done')
    await add('A')
    await add('B', 1)
    const { version } = await fresh('board-columns', columns[0].id)
    const items = [{ id: columns[0].id, version }]
    const { body } = await ask('POST /board-columns/bulk/delete', { items }, asha)
    expect((await read()).cards.map(({ title }: any) => title)).toEqual(['B'])
    await ask(`POST /board-columns/bulk/changes/${body.undo.id}/undo`, {}, asha)
    const { cards, columns: found } = await read()
    expect(cards.map(({ title }: any) => title).sort()).toEqual(['A', 'B'])
    expect(found.map(({ title }: any) => title)).toEqual(['To do', 'Done'])
  })
})
