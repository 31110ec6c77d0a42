import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyRecord } from '../../../src/core/index.ts'
import { planMove } from '../../../src/views/list/tree/planMove.ts'

const names = { parent: 'parent', position: 'position' }

const record = (id: string, position: number, parent: string | null = null): AnyRecord => ({
  id,
  version: 1,
  createdAt: '',
  updatedAt: '',
  position,
  parent,
})

/** The ids in the order in which the list would show them after the steps. */
function orderAfter(records: readonly AnyRecord[], steps: ReturnType<typeof planMove>): string[] {
  const changed = records.map((each) => ({
    ...each,
    ...steps.find((step) => step.record.id === each.id)?.changes,
  }))
  return changed.sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
}

describe('planMove', () => {
  it('swaps two neighbours with two changes', () => {
    const all = [record('a', 0), record('b', 1), record('c', 2)]
    const steps = planMove(all[2] as AnyRecord, null, all, 1, names)
    expect(steps.map(({ record: { id }, changes }) => [id, changes])).toEqual([
      ['c', { position: 1 }],
      ['b', { position: 2 }],
    ])
  })

  it('numbers all where nobody has arranged them before', () => {
    const all = [record('a', 0), record('b', 0), record('c', 0)]
    expect(orderAfter(all, planMove(all[0] as AnyRecord, null, all, 2, names))).toEqual(['b', 'c', 'a'])
  })

  it('changes the parent, and takes the place among the new neighbours', () => {
    const all = [record('a', 0, 'x'), record('b', 1, 'x')]
    const moved = record('m', 0, 'y')
    const steps = planMove(moved, 'x', all, 1, names)
    expect(steps.find((step) => step.record.id === 'm')?.changes).toMatchObject({ parent: 'x' })
    expect(orderAfter([...all, moved], steps)).toEqual(['a', 'm', 'b'])
  })

  it('changes nothing where a record stays where it is', () => {
    const all = [record('a', 3), record('b', 7)]
    expect(planMove(all[1] as AnyRecord, null, all, 1, names)).toEqual([])
  })

  it('changes only the parent where the order is not arranged by hand', () => {
    const steps = planMove(record('m', 4, 'y'), null, [record('a', 0)], 0, {
      parent: 'parent',
      position: undefined,
    })
    expect(steps).toEqual([{ record: record('m', 4, 'y'), changes: { parent: null } }])
  })

  it('always leads to the order that was asked for', () => {
    const positions = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(positions, fc.nat(), fc.nat(), fc.boolean(), (given, from, to, isNew) => {
        const all = given
          .map((position, index) => record(`r${index}`, position))
          .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
        const moved = isNew ? record('new', from % 7, 'elsewhere') : (all[from % all.length] as AnyRecord)
        const others = all.filter(({ id }) => id !== moved.id)
        const index = to % (others.length + 1)
        const steps = planMove(moved, null, all, index, names)
        const wanted = [...others.slice(0, index), moved, ...others.slice(index)].map(({ id }) => id)
        expect(orderAfter([...others, moved], steps)).toEqual(wanted)
      }),
    )
  })
})
