import { expect, it } from 'vitest'
import { readCount } from '../../../resources/catalogue/stockLevel/screens/readCount.ts'

it('reads scans, sheets and typed lines, and adds up the same code', () => {
  expect(readCount('KRT-1\r\nkrt-1\nTEE-2\t12\nCAP;3\n\nHAT, 0')).toEqual({
    counts: [
      { code: 'krt-1', counted: 2 },
      { code: 'TEE-2', counted: 12 },
      { code: 'CAP', counted: 3 },
      { code: 'HAT', counted: 0 },
    ],
    wrong: [],
  })
})

it('leaves lines alone that it cannot read', () => {
  expect(readCount('KRT-1 two\nA 1 2\nB -1')).toEqual({ counts: [], wrong: ['KRT-1 two', 'A 1 2', 'B -1'] })
})
