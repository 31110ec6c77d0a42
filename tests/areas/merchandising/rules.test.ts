import { describe, expect, it } from 'vitest'
import { inheritedDefaults } from '../../../resources/catalogue/category/rules/defaults.ts'
import {
  type CollectionCondition,
  conditionFields,
  conditionProblem,
  productCondition,
} from '../../../resources/catalogue/collection/rules/conditions.ts'
import { isNear, stemOf } from '../../../resources/catalogue/tag/rules/nearNames.ts'
import { scheduleState } from '../../../resources/content/publishing/rules/scheduleState.ts'

describe('names of tags', () => {
  it.each([
    ['Cotton', 'cottons'],
    ['Café', 'cafe'],
    ['T-Shirt', 'tshirts'],
    ['Glasses', 'glass'],
    ['Accessory', 'Accessories'],
    ['Handloom', 'Handlom'],
    ['Linen edit', 'Linen-Edits'],
    ['Festive', 'Fesitve'],
  ])('%s is near to %s, both ways', (a, b) => {
    expect([isNear(a, b), isNear(b, a)]).toEqual([true, true])
  })

  it.each([
    ['Red', 'Bed'],
    ['Linen', 'Linen edit'],
    ['Summer', 'Winter'],
    ['Dress', 'Address'],
    ['!!!', '!!!'],
    ['春', '秋'],
  ])('%s is not near to %s', (a, b) => {
    expect(isNear(a, b)).toBe(false)
  })

  it('come down to a stem', () => {
    expect(stemOf('  Épaules-Dénudées ')).toBe('epaule denudee')
  })
})

describe('conditions of collections', () => {
  const now = new Date('2026-11-20T00:00:00.000Z')
  const where = (condition: CollectionCondition) =>
    productCondition(condition, (ids) => [...ids, 'below'], now)

  it.each<[CollectionCondition, object]>([
    [
      { field: 'tag', operator: 'is', tags: ['t'] },
      { where: { tags: { has: ['t'] } }, not: false },
    ],
    [
      { field: 'brand', operator: 'isNot', brands: ['b'] },
      { where: { brand: { in: ['b'] } }, not: true },
    ],
    [
      { field: 'category', operator: 'is', categories: ['c'] },
      { where: { categories: { has: ['c', 'below'] } }, not: false },
    ],
    [
      { field: 'season', operator: 'is', words: ' SS26 , ,AW26' },
      { where: { season: { in: ['SS26', 'AW26'] } }, not: false },
    ],
    [
      { field: 'price', operator: 'atMost', amount: 250_000 },
      { where: { priceFrom: { lte: 250_000 } }, not: false },
    ],
    [
      { field: 'discount', operator: 'atLeast', number: 30 },
      { where: { discount: { gte: 30 } }, not: false },
    ],
    [
      { field: 'inStock', operator: 'isNot' },
      { where: { stock: { gt: 0 } }, not: true },
    ],
    [
      { field: 'createdWithin', operator: 'is', number: 10 },
      { where: { createdAt: { gte: '2026-11-10T00:00:00.000Z' } }, not: false },
    ],
  ])('%o asks %o', (condition, expected) => {
    expect(where(condition)).toEqual(expected)
  })

  it('say what is missing and what does not fit', () => {
    expect(conditionProblem({ field: 'price', operator: 'is', amount: 1 })).toEqual({
      at: 'operator',
      code: 'unfit-operator',
    })
    expect(conditionProblem({ field: 'tag', operator: 'is', tags: [] })).toEqual({
      at: 'tags',
      code: 'required',
    })
    expect(conditionProblem({ field: 'inStock', operator: 'is' })).toBeUndefined()
    for (const [field, { operators, value }] of Object.entries(conditionFields)) {
      const complete = { field, operator: operators[0], ...(value ? { [value]: [1] } : {}) }
      expect(conditionProblem(complete as unknown as CollectionCondition), field).toBeUndefined()
    }
  })
})

describe('a schedule', () => {
  it.each([
    [null, null, 'always'],
    ['2026-11-21T00:00:00.000Z', null, 'scheduled'],
    ['2026-11-20T00:00:00.000Z', null, 'live'],
    [null, '2026-11-21T00:00:00.000Z', 'live'],
    [null, '2026-11-20T00:00:00.000Z', 'ended'],
    ['2026-11-01T00:00:00.000Z', '2026-11-19T00:00:00.000Z', 'ended'],
  ])('from %s to %s is %s', (startsAt, endsAt, state) => {
    expect(scheduleState({ startsAt, endsAt }, '2026-11-20T00:00:00.000Z')).toBe(state)
  })
})

describe('what categories hand down', () => {
  it('comes from the nearest one that says something; no and nought are something', () => {
    const near = { id: 'n', name: 'Near', hsnCode: null, returnable: false, returnWindowDays: 0 }
    const far = { id: 'f', name: 'Far', hsnCode: '6204', returnable: true, codAllowed: true }
    expect(inheritedDefaults([near, far])).toEqual({
      hsnCode: { value: '6204', from: { id: 'f', name: 'Far' } },
      returnable: { value: false, from: { id: 'n', name: 'Near' } },
      returnWindowDays: { value: 0, from: { id: 'n', name: 'Near' } },
      codAllowed: { value: true, from: { id: 'f', name: 'Far' } },
    })
    expect(inheritedDefaults([])).toEqual({})
  })
})
