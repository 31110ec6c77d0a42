import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyRecord } from '../../../src/core/index.ts'
import { cellAt, pathAt, placeOf, withCells } from '../../../src/views/grid/cellPaths.ts'
import {
  afterSaving,
  type Edits,
  payloadFor,
  rebased,
  settled,
  shownAt,
  withChanges,
} from '../../../src/views/grid/edits.ts'
import { product } from '../../types/shop.ts'

const base = {
  id: 'p1',
  version: 3,
  name: 'Shirt',
  kind: 'physical',
  price: 1000,
  weight: 100,
  variants: [
    { id: 'v1', sku: 'S-1', price: 900, stock: 1 },
    { id: 'v2', sku: 'S-2', price: 950, stock: 2 },
  ],
  translations: { fr: { name: 'Chemise' } },
} as unknown as AnyRecord

const recordAt = (id: string) => (id === base.id ? base : undefined)
const change = (edits: Edits, path: string, value: unknown) =>
  withChanges(edits, recordAt, [{ id: 'p1', path, value }])
const edited = (cells: Record<string, unknown>) => {
  const edits = Object.entries(cells).reduce((all, [path, value]) => change(all, path, value), {} as Edits)
  return edits.p1 as NonNullable<Edits['p1']>
}

const paths = ['name', 'price', 'weight', 'translations.fr.name', 'variants.v1.sku', 'variants.v2.price']
const cells = fc.dictionary(fc.constantFrom(...paths), fc.oneof(fc.string({ minLength: 1 }), fc.integer()))

describe('cells of a record', () => {
  it('are named by the id of their row, wherever it stands', () => {
    expect(placeOf(base, 'variants.v2.sku')).toBe('variants.1.sku')
    expect(pathAt(base, 'variants.1.sku')).toBe('variants.v2.sku')
    expect(placeOf(base, 'variants.gone.sku')).toBeUndefined()
    expect(cellAt(base, 'translations.fr.name')).toBe('Chemise')
    expect(cellAt(base, 'translations.ja.name')).toBeNull()
  })

  it('hold what was put into them, and leave all others alone', () => {
    fc.assert(
      fc.property(cells, (given) => {
        const changed = withCells(base, given)
        for (const path of paths)
          expect(cellAt(changed, path)).toEqual(path in given ? given[path] : cellAt(base, path))
        expect((changed.variants as unknown[]).length).toBe(2)
      }),
    )
  })
})

describe('unsaved changes', () => {
  it('are gone when the cells hold again what is stored', () => {
    fc.assert(
      fc.property(cells, (given) => {
        const there = Object.entries(given).reduce(
          (all, [path, value]) => change(all, path, value),
          {} as Edits,
        )
        for (const [path, value] of Object.entries(given))
          expect(shownAt(base, there.p1, path)).toEqual(value)
        const back = Object.keys(given).reduce((all, path) => change(all, path, cellAt(base, path)), there)
        expect(back).toEqual({})
      }),
    )
  })

  it('send the changed fields alone, and of owned rows the list with all its rows', () => {
    const { data } = payloadFor(product, base, edited({ price: 1200, 'variants.v2.price': 980 }))
    expect(Object.keys(data).sort()).toEqual(['price', 'variants'])
    expect(data.variants).toEqual([
      { id: 'v1', sku: 'S-1', price: 900, stock: 1 },
      { id: 'v2', sku: 'S-2', price: 980, stock: 2 },
    ])
  })

  it('take in what somebody else changed elsewhere, and mark what both changed', () => {
    const mine = edited({ price: 1200, weight: 150, 'variants.v1.price': 800 })
    const theirs = withCells<AnyRecord>(
      { ...base, version: 4 },
      { name: 'Linen shirt', weight: 90, 'variants.v2.sku': 'S-2b', price: 1200 },
    )
    const { edited: next, lost } = rebased(product, mine, theirs)
    expect(lost).toEqual([])
    // Both made the price the same: there is nothing left to save of it.
    expect(next).toEqual({
      version: 4,
      before: { weight: 90, 'variants.v1.price': 900 },
      mine: { weight: 150, 'variants.v1.price': 800 },
      clashes: ['weight'],
    })
    const kept = settled({ p1: next as never }, 'p1', 'weight', 'mine').p1
    expect(kept?.clashes).toEqual([])
    expect(kept?.mine.weight).toBe(150)
    expect(settled({ p1: next as never }, 'p1', 'weight', 'theirs').p1?.mine).toEqual({
      'variants.v1.price': 800,
    })
  })

  it('an open clash stays one when the record changes once more elsewhere', () => {
    const theirs = { ...base, version: 4, weight: 90 } as AnyRecord
    const clashed = rebased(product, edited({ weight: 150 }), theirs).edited
    const next = rebased(product, clashed as never, { ...theirs, version: 5, name: 'Other' } as AnyRecord)
    expect(next.edited).toMatchObject({ version: 5, mine: { weight: 150 }, clashes: ['weight'] })
  })

  it('say which cells are gone with their row', () => {
    const theirs = { ...base, version: 4, variants: [(base.variants as unknown[])[1]] } as AnyRecord
    const { edited: next, lost } = rebased(product, edited({ 'variants.v1.sku': 'X', price: 5 }), theirs)
    expect(lost).toEqual(['variants.v1.sku'])
    expect(next?.mine).toEqual({ price: 5 })
  })

  it('keep what was typed once more while they were being sent', () => {
    const sent = { price: 1200, weight: 150 }
    const stored = { ...base, ...sent, version: 4 } as AnyRecord
    expect(afterSaving(edited(sent), sent, stored)).toBeUndefined()
    expect(afterSaving(edited({ price: 1300, weight: 150 }), sent, stored)).toEqual({
      version: 4,
      before: { price: 1200 },
      mine: { price: 1300 },
      clashes: [],
    })
  })

  it('no merge loses a cell of mine without saying so', () => {
    fc.assert(
      fc.property(cells, cells, (mine, others) => {
        const own = edited(mine)
        fc.pre(own !== undefined)
        const theirs = withCells<AnyRecord>({ ...base, version: 4 }, others)
        const { edited: next } = rebased(product, own, theirs)
        for (const [path, value] of Object.entries(own.mine)) {
          expect(shownAt(theirs, next, path)).toEqual(value)
          const theyDid = path in others && others[path] !== cellAt(base, path)
          expect(next?.clashes.includes(path) ?? false).toBe(theyDid && others[path] !== value)
        }
      }),
    )
  })
})
