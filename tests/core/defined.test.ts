import { expect, it } from 'vitest'
import { defined } from '../../src/core/defined.ts'

it('what may be absent is left out where it is undefined; null, 0, false and empty texts are values', () => {
  const values = defined<Record<string, unknown>>({ a: undefined, b: null, c: 0, d: false, e: '' })
  expect(Object.entries(values)).toEqual([
    ['b', null],
    ['c', 0],
    ['d', false],
    ['e', ''],
  ])
})
