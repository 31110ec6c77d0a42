import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { contents } from '../../demo/content.ts'
import { contentProblems } from '../../demo/contentProblems.ts'
import { demoProblems } from '../../start/commands/checkDemo.ts'

let all: string[]
beforeAll(async () => {
  all = await demoProblems(join(import.meta.dirname, '..', '..'))
})

it('finds nothing wrong with the data of the demo shop', () => {
  expect(all).toEqual([])
  expect(contents.length).toBeGreaterThan(25)
})

/** What is said of a file after a change of it. */
function after(file: string, change: (data: any) => void): string[] {
  const found = contents.find((each) => each.file === file)
  if (!found) throw new Error(`Nothing reads ${file}.`)
  const data = structuredClone(found.data)
  change(data)
  return contentProblems({ ...found, data })
}

const ofLine = (change: (line: any) => void) => after('lines/home.json', ([line]) => change(line))
const line = 'demo/content/lines/home.json, [0] '

it.each([
  [
    'category',
    (line: any) => line.categories.push('cushion'),
    `"cushion" does not fit. Expected 'cushions'.`,
  ],
  ['material', (line: any) => line.materials.unshift('linnen'), `"linnen" does not fit. Expected 'linen'.`],
  ['pattern', (line: any) => line.patterns.unshift('strip'), `"strip" does not fit. Expected 'stripe'.`],
  ['palette', (line: any) => Object.assign(line, { palette: 'hom' }), `"hom" does not fit. Expected 'home'.`],
  [
    'kind of brand',
    (line: any) => Object.assign(line, { brands: 'hom' }),
    `"hom" does not fit. Expected 'home'.`,
  ],
  ['cut', (line: any) => Object.assign(line.cuts[0], { neck: 'vv' }), `"vv" does not fit. Expected 'v'.`],
  ['key', (line: any) => Object.assign(line, { wieght: 3 }), `'wieght' is unknown. Expected 'weight'.`],
  ['key of a text', (line: any) => Object.assign(line.noun, { jp: 'x' }), `'jp' is unknown. Expected 'ja'.`],
])('says where an unknown %s is, and which was meant', (_, change, said) => {
  const [told = '', ...others] = ofLine(change)
  expect(others).toEqual([])
  expect(told.startsWith(line)).toBe(true)
  expect(told.endsWith(`: ${said}`)).toBe(true)
})

it('says which language of a text is missing', () => {
  expect(ofLine(({ intro }) => delete intro.ja)).toEqual([
    expect.stringMatching(
      /^demo\/content\/lines\/home\.json, \[0\] '..', intro, ja: nothing is there\. Expected a value of type string\.$/,
    ),
  ])
})

it('says what is there twice', () => {
  const [said = ''] = after('lines/home.json', (lines) => lines.push(lines[0]))
  expect(said).toMatch(/Expected one record '..', and there are two\.$/)
})

it('adds the shares of fibres up, and wants a category after the one above it', () => {
  expect(after('materials.json', ({ poplin }) => Object.assign(poplin.made, { elastane: 4 }))).toEqual([
    'demo/content/materials.json, poplin, made: {"cotton":97,"elastane":4} does not fit. Expected shares of 100 together.',
  ])
  expect(after('categories.json', (all) => Object.assign(all.women, { parent: 'socks' }))).toEqual([
    'demo/content/categories.json, women, parent: "socks" does not fit. Expected a category above it.',
  ])
})

it('knows of blocks, sections and coupons what their descriptors know', () => {
  expect(after('pages.json', ([page]) => Object.assign(page.blocks[1], { colection: 'x' }))).toEqual([
    "demo/content/pages.json, [0], blocks, [1]: 'colection' is unknown. Expected 'collection'.",
  ])
  expect(
    after('widgets.json', ([hero]) => Object.assign(hero.config.items[0], { banner: 'gone' })),
  ).toHaveLength(1)
  expect(
    after('coupons.json', ({ coupons: [first] }) => Object.assign(first, { discountType: 'percentage' })),
  ).toEqual([
    `demo/content/coupons.json, coupons, [0] 'HELLO10', discountType: "percentage" does not fit. Expected 'percent'.`,
  ])
})
