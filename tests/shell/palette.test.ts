import { describe, expect, it } from 'vitest'
import { inSentence } from '../../src/shell/page/inSentence.ts'
import { matchScore } from '../../src/shell/palette/matchScore.ts'

describe('what the palette finds', () => {
  it.each([
    ['bra', 'Brands', []],
    ['categ prod', 'Product categories', []],
    ['coordonnees', 'Coordonnées', []],
    ['カテゴリー', '商品カテゴリー', []],
    ['orders', '注文', ['pages', 'orders', 'list']],
    ['', 'Anything', []],
  ])('"%s" finds %s', (typed, title, words) => {
    expect(matchScore(typed, title, words)).toBeGreaterThan(0)
  })

  it.each([
    ['xyz', 'Brands', []],
    ['brand xyz', 'Brands', []],
    ['.*', 'Brands', ['pages']],
  ])('"%s" does not find %s', (typed, title, words) => {
    expect(matchScore(typed, title, words)).toBe(0)
  })

  it('puts the title before other words, and its beginning before its middle', () => {
    const scores = [
      matchScore('order', 'Order', []),
      matchScore('order', 'Order list', []),
      matchScore('order', 'Last order', []),
      matchScore('order', 'Reorder', []),
      matchScore('order', 'Returns', ['order']),
    ]
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect(new Set(scores).size).toBe(scores.length)
  })
})

describe('a name inside a sentence', () => {
  it.each([
    ['Brand', 'brand'],
    ['SEO entry', 'SEO entry'],
    ['Étiquette', 'étiquette'],
    ['ブランド', 'ブランド'],
    ['', ''],
  ])('%s becomes %s', (name, expected) => {
    expect(inSentence(name)).toBe(expected)
  })
})
