import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indianStates } from '../../resources/delivery/geography/server/reference/indianStates.ts'
import {
  isHidden,
  ordered,
  viewTileName,
  withHidden,
  withMoved,
  withPlaced,
} from '../../resources/insight/dashboard/screens/board/layout.ts'
import { plainWords } from '../../resources/insight/dashboard/screens/board/plainWords.ts'
import { makeWords } from '../../resources/insight/dashboard/screens/board/useWords.ts'
import { indiaOutlines, mapSize } from '../../resources/insight/dashboard/screens/charts/indiaOutlines.ts'
import { labelStep, ticksUpTo } from '../../resources/insight/dashboard/screens/charts/scale.ts'
import { countText } from '../../resources/insight/dashboard/screens/default/countText.ts'
import { layoutSchema } from '../../src/derive/account.ts'
import { toCsv } from '../../src/views/csvFile.ts'

const tiles = ['a', 'b', 'c', 'd'].map((name) => ({ name }))
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join('')

describe('the layout of a board', () => {
  it('orders the tiles it knows, and leaves new ones where they usually stand', () => {
    expect(names(ordered(tiles, {}))).toBe('abcd')
    expect(names(ordered(tiles, { order: ['d', 'a', 'b'] }))).toBe('dabc')
    expect(names(ordered(tiles, { order: ['gone', 'c'] }))).toBe('abcd')
  })

  it('puts a dragged tile where it was dropped, before or after', () => {
    const all = ['a', 'b', 'c', 'd']
    expect(withPlaced({}, 'a', 'c', all).order?.join('')).toBe('bcad')
    expect(withPlaced({}, 'd', 'b', all).order?.join('')).toBe('adbc')
    expect(withPlaced({}, 'b', 'b', all)).toEqual({})
    expect(withPlaced({}, 'gone', 'b', all)).toEqual({})
  })

  it('moves a tile past the next one that is shown, and no further than the ends', () => {
    const all = ['a', 'b', 'c', 'd']
    const moved = withMoved({}, ['a', 'c', 'd'], 'a', 1, all)
    expect(names(ordered(tiles, moved))).toBe('cbad')
    expect(withMoved({}, all, 'a', -1, all)).toEqual({})
    expect(withMoved({}, all, 'd', 1, all)).toEqual({})
  })

  it('hides and shows', () => {
    expect(withHidden({ hidden: ['a'] }, 'b', true)).toEqual({ hidden: ['a', 'b'] })
    expect(withHidden({ hidden: ['a', 'b'] }, 'a', false)).toEqual({ hidden: ['b'] })
  })

  it('shows a saved view where somebody put it, and nowhere else', () => {
    const name = viewTileName('019298f0-0000-7000-8000-000000000000')
    const put = withHidden({ hidden: ['a'] }, name, false)
    expect(put).toEqual({ hidden: ['a'], views: [name] })
    expect(['a', 'b', name].map((each) => isHidden(put, each))).toEqual([true, false, false])
    expect(isHidden(withHidden(put, name, true), name)).toBe(true)
    expect(layoutSchema.parse(put)).toEqual(put)
  })

  it('loses no tile, whatever the order says', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'gone')), (order) => {
        expect([...names(ordered(tiles, { order }))].sort().join('')).toBe('abcd')
      }),
    )
  })
})

describe('the CSV of a tile', () => {
  it('escapes what is a formula and keeps numbers', () => {
    const rows = [['=1+1', '@x', '-5.2', '-₹43.33', '+1', '–', 'a "b"', '12.5%']]
    expect(toCsv({ head: ['A'], rows })).toBe(`\uFEFFA\r\n'=1+1,'@x,-5.2,'-₹43.33,'+1,–,"a ""b""",12.5%\r\n`)
  })
})

describe('the words of a tile in a file', () => {
  const spoken = makeWords((key) => key, 'fr')
  const words = plainWords(spoken)
  it('are numbers that every spreadsheet reads, whatever the language of the page', () => {
    const said = [words.money(129_900), words.money(-50), words.count(12_345), words.percent(0.125)]
    expect(said).toEqual(['1299.00', '-0.50', '12345', '0.125'])
    expect([words.figure('ordered', 1), words.figure('orders', 7), words.figure('conversion', 0.5)]).toEqual([
      '0.01',
      '7',
      '0.5',
    ])
    expect([words.money(null), words.count(undefined), words.percent(null)]).toEqual(['', '', ''])
    expect(said.every((each) => Number.isFinite(Number(each)))).toBe(true)
    expect(countText({ total: 12_345, kind: 'estimate' }, words)).toBe('12345')
  })

  it('are days as such, and texts as the page says them', () => {
    const days = [words.day('2026-11-20'), words.shortDay('2026-11-20'), words.monthOf('2026-11-01')]
    expect(days).toEqual(['2026-11-20', '2026-11-20', '2026-11'])
    expect(words.hour(9)).toBe('09:00')
    expect(words.t('dashboard.columns.day')).toBe(spoken.t('dashboard.columns.day'))
  })
})

describe('the side of a chart', () => {
  it('has a few round numbers, the last at least as large as the largest value', () => {
    expect(ticksUpTo(97)).toEqual([0, 25, 50, 75, 100])
    expect(ticksUpTo(0)).toEqual([0, 1])
    expect(ticksUpTo(3, true)).toEqual([0, 1, 2, 3])
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e12, noNaN: true }), (most) => {
        const ticks = ticksUpTo(most)
        expect(ticks.length).toBeLessThanOrEqual(6)
        expect(ticks.at(-1) as number).toBeGreaterThanOrEqual(most * (1 - 1e-9))
      }),
    )
  })

  it('leaves labels out where there is no room for them', () => {
    expect(labelStep(30, 600)).toBe(5)
    expect(labelStep(3, 600)).toBe(1)
  })
})

describe('the map', () => {
  const points = (outline: string): [number, number][] =>
    outline.split('M').flatMap((ring) => {
      let [x, y] = [0, 0]
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number)
      return Array.from({ length: numbers.length / 2 }, (_, index): [number, number] => {
        x += numbers[2 * index] as number
        y += numbers[2 * index + 1] as number
        return [x, y]
      })
    })

  it('has every state and union territory once, no two at one place, and each within its frame', () => {
    expect(Object.keys(indiaOutlines).sort()).toEqual(
      indianStates.map(({ isoCode }) => isoCode.replace('IN-', '')).sort(),
    )
    const all = Object.values(indiaOutlines)
    expect(new Set(all.map(({ at }) => String(at))).size).toBe(indianStates.length)
    const everywhere = all.flatMap(({ at, outline }) => [at, ...points(outline)])
    for (const [x, y] of everywhere) {
      expect([x, x >= 0 && x <= mapSize[0]]).toEqual([x, true])
      expect([y, y >= 0 && y <= mapSize[1]]).toEqual([y, true])
    }
  })

  it('shows neighbours where they are', () => {
    const of = (code: string) => new Set(points(indiaOutlines[code]?.outline ?? '').map(String))
    const meet = (a: string, b: string) => [...of(a)].filter((point) => of(b).has(point)).length
    // Borders are simplified once for both sides, so that no gap opens between them.
    for (const [a, b] of [
      ['KA', 'KL'],
      ['AP', 'TS'],
      ['JK', 'LA'],
      ['MP', 'CG'],
    ] as const)
      expect([a, b, meet(a, b) > 5]).toEqual([a, b, true])
    expect(meet('KL', 'PB')).toBe(0)
  })
})
