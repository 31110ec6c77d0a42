import { describe, expect, it } from 'vitest'
import { bestOf } from '../../../resources/insight/dashboard/server/sizes.ts'

const sold = (category: string, sizes: Record<string, number>) =>
  Object.entries(sizes).map(([size, pieces]) => ({ category, size, sold: pieces }))

describe('the sizes that are shown by category', () => {
  it('are those that sell best, in the order of bodies, with no row and no column of nothing', () => {
    const letters = Object.fromEntries(
      ['XXL', 'XL', 'L', 'M', 'S', 'XS', '3XL', '4XL', '30', '32'].map((size) => [size, 9]),
    )
    const rows = [
      ...sold('shirts', letters),
      // Their sizes are sold less than those of shirts, however many there are of them in all.
      ...sold('bangles', { '2.2': 8, '2.4': 8, '2.6': 8, '2.8': 8 }),
    ]
    expect(bestOf(rows)).toEqual({
      sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '30', '32'],
      categories: ['shirts'],
    })
    const many = Array.from({ length: 11 }, (_, index) => sold(`shirts ${index}`, { S: 50, M: 50 - index }))
    const last = sold('the least', { '30': 1, '32': 1 })
    expect(bestOf([...many.flat(), ...last]).sizes).toEqual(['S', 'M'])
    expect(bestOf([...rows, ...sold('earrings', { 'One size': 99 })])).toEqual(bestOf(rows))
  })
})
