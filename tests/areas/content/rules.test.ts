import { describe, expect, it } from 'vitest'
import { contrastOf } from '../../../resources/content/banner/rules/banners.ts'
import { tableRows } from '../../../resources/content/page/rules/blockTypes.ts'
import { languagesOf } from '../../../resources/content/page/rules/languagesOf.ts'
import { robotsProblems, usualRobots } from '../../../resources/content/seo/rules/robotsTxt.ts'
import { fillPattern, unknownVariables } from '../../../resources/content/seo/rules/seoPatterns.ts'

describe('a pattern', () => {
  it.each([
    ['{title} | {shop}', { title: 'Saree', shop: 'Atelier' }, 'Saree | Atelier'],
    ['{title} | {brand} | {shop}', { title: 'Saree', shop: 'Atelier' }, 'Saree | Atelier'],
    ['{brand} – {title}', { title: 'Saree' }, 'Saree'],
    ['{brand}', {}, ''],
  ])('%s leaves no trace of what is missing', (template, values, made) => {
    expect(fillPattern(template, values, 60)).toBe(made)
  })

  it('is cut at a word', () => {
    const cut = fillPattern('{title}', { title: 'word '.repeat(20) }, 22)
    expect(cut).toBe('word word word word…')
  })

  it('knows its variables', () => {
    expect(unknownVariables('{title} {mood} {}')).toEqual(['mood', ''])
  })
})

describe('robots.txt', () => {
  it.each([
    [usualRobots, []],
    ['', []],
    ['# only a comment', []],
    ['Disallow: /x', [1]],
    ['User-agent: a\nUser-agent: b\nDisallow: /*.pdf$\nCrawl-delay: 5', []],
    ['User-agent:\nAllow: /', [1, 2]],
    ['User-agent: *\nDisallow: x\nfoo', [2, 3]],
  ])('%j has wrong lines %j', (text, lines) => {
    expect(robotsProblems(text)).toEqual(lines)
  })
})

describe('small rules of content', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21)
    expect(contrastOf('#777777', '#ffffff')).toBe(4.48)
    expect(contrastOf(null, '#ffffff')).toBeNull()
  })

  it('reads cells line by line', () => {
    expect(tableRows('a | b\n\n c |')).toEqual([
      ['a', 'b'],
      ['c', ''],
    ])
  })

  it('counts a language as complete only with every text that English has', () => {
    const record = { title: 'A', body: null, translations: { fr: { title: 'B' }, ja: {} } }
    expect(languagesOf(record, ['title', 'body'])).toEqual(['en', 'fr'])
  })
})
