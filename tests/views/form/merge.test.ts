import { describe, expect, it } from 'vitest'
import { type Clash, merge, type Side } from '../../../src/views/form/conflict/merge.ts'
import { copyOf, partsOf, payloadOf, type Values } from '../../../src/views/form/values.ts'
import { coat } from './workshop.ts'

const parts = partsOf(coat, ['name', 'kind', 'price', 'variants'])
const base = { name: 'Coat', kind: 'physical', price: 1000, variants: [], translations: {} }
const bring = (mine: Values, theirs: Values, choices: Record<string, Side> = {}, before: Values = {}) =>
  merge(
    parts,
    coat.fields,
    {
      base: { ...base, ...before },
      mine: { ...base, ...before, ...mine },
      theirs: { ...base, ...before, ...theirs },
    },
    choices,
  )
const paths = (clashes: readonly Clash[]) => clashes.map(({ path }) => path)

const row = (id: string, sku: string, stock = 0) => ({ id, sku, price: null, stock })

describe('two edits of one record', () => {
  it('keep both where they do not overlap', () => {
    const { values, clashes, mine, theirs } = bring({ name: 'My coat' }, { price: 2000 })
    expect(clashes).toEqual([])
    expect(values).toMatchObject({ name: 'My coat', price: 2000 })
    expect([mine, theirs].map((side) => side.map(({ path }) => path))).toEqual([['name'], ['price']])
  })

  it('agree where both did the same', () => {
    const { values, clashes } = bring({ name: 'New' }, { name: 'New' })
    expect(clashes).toEqual([])
    expect(values.name).toBe('New')
  })

  it('clash where both changed one field differently, and follow the choice', () => {
    const { clashes, values } = bring({ name: 'Mine' }, { name: 'Theirs' })
    expect(clashes).toMatchObject([{ path: 'name', base: 'Coat', mine: 'Mine', theirs: 'Theirs' }])
    expect(values.name).toBe('Mine')
    expect(bring({ name: 'Mine' }, { name: 'Theirs' }, { name: 'theirs' }).values.name).toBe('Theirs')
  })

  it('take a text in each language for itself', () => {
    const { values, clashes } = bring(
      { translations: { fr: { name: 'Manteau' } } },
      { translations: { ja: { name: 'コート' } } },
    )
    expect(clashes).toEqual([])
    expect(values.translations).toMatchObject({ fr: { name: 'Manteau' }, ja: { name: 'コート' } })
  })
})

describe('owned rows', () => {
  const before = { variants: [row('a', 'A'), row('b', 'B')] }

  it('are brought together by their ids, cell by cell', () => {
    const { values, clashes } = bring(
      { variants: [row('a', 'A2'), row('b', 'B')] },
      { variants: [row('b', 'B'), row('a', 'A', 9)] },
      {},
      before,
    )
    expect(clashes).toEqual([])
    expect(values.variants).toEqual([row('a', 'A2', 9), row('b', 'B')])
  })

  it('clash in a cell that both changed differently', () => {
    const edits = [
      { variants: [row('a', 'A', 1), row('b', 'B')] },
      { variants: [row('a', 'A', 2), row('b', 'B')] },
    ] as const
    expect(paths(bring(...edits, {}, before).clashes)).toEqual(['variants.a.stock'])
    expect(bring(...edits, { 'variants.a.stock': 'theirs' }, before).values.variants).toEqual([
      row('a', 'A', 2),
      row('b', 'B'),
    ])
  })

  it('keep what either side added', () => {
    const added = { sku: 'C', price: null, stock: 0 }
    const { values, clashes } = bring(
      { variants: [...before.variants, added] },
      { variants: [...before.variants, row('d', 'D')] },
      {},
      before,
    )
    expect(clashes).toEqual([])
    expect(values.variants).toEqual([row('a', 'A'), row('b', 'B'), added, row('d', 'D')])
  })

  it('lose what either side removed and the other left alone', () => {
    const { values, clashes } = bring(
      { variants: [row('b', 'B')] },
      { variants: [row('a', 'A')] },
      {},
      before,
    )
    expect(clashes).toEqual([])
    expect(values.variants).toEqual([])
  })

  it('ask about a row that one side removed and the other changed; kept, it comes back as a new one', () => {
    const edits = [{ variants: [row('a', 'A2'), row('b', 'B')] }, { variants: [row('b', 'B', 5)] }] as const
    expect(paths(bring(...edits, {}, before).clashes)).toEqual(['variants.a'])
    expect(bring(...edits, { 'variants.a': 'theirs' }, before).values.variants).toEqual([row('b', 'B', 5)])
    expect(bring(...edits, { 'variants.a': 'mine' }, before).values.variants).toEqual([
      { sku: 'A2', price: null, stock: 0 },
      row('b', 'B', 5),
    ])
  })

  it('are taken as they are where only one side touched them', () => {
    expect(bring({}, { variants: [row('b', 'B')] }, {}, before).values.variants).toEqual([row('b', 'B')])
  })
})

describe('what is sent', () => {
  it('is the changed fields alone, and all texts of languages together', () => {
    const values = { name: 'Coat', price: 5, translations: { fr: { name: 'Manteau' } } }
    const changed = partsOf(coat, ['name', 'price']).filter(
      ({ path }) => path === 'price' || path === 'translations.fr.name',
    )
    expect(payloadOf(changed, values)).toEqual({ price: 5, translations: { fr: { name: 'Manteau' } } })
  })

  it('of a copy leaves out what must stay its own', () => {
    const record = {
      id: 'x',
      version: 3,
      createdAt: '',
      updatedAt: '',
      name: 'Coat',
      slug: 'coat',
      price: 5,
      margin: 5,
      variants: [row('a', 'A', 2)],
      translations: {},
    }
    expect(copyOf(coat, record)).toEqual({
      name: 'Coat',
      price: 5,
      variants: [{ price: null, stock: 2 }],
      translations: {},
    })
  })
})
