import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  filledFrom,
  heightOf,
  pastedOver,
  reachOf,
  spotsIn,
  widthOf,
} from '../../../src/views/form/rows/ranges.ts'
import { formatTable, parseTable } from '../../../src/views/form/rows/tableText.ts'

const small = fc.integer({ min: 0, max: 6 })
const ranges = fc
  .tuple(small, small, small, small)
  .map(([top, start, height, width]) => ({ top, bottom: top + height, start, end: start + width }))
const blocks = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([height, width]) =>
    fc.array(fc.array(fc.integer(), { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  )

describe('ranges of a sheet', () => {
  it('have as many cells as their sides say', () => {
    fc.assert(
      fc.property(ranges, (range) => {
        expect(spotsIn(range)).toHaveLength(heightOf(range) * widthOf(range))
      }),
    )
  })

  it('a fill repeats what it begins with, changes none of that, and fills all else', () => {
    fc.assert(
      fc.property(ranges, small, fc.boolean(), (from, further, isDown) => {
        const to = isDown ? { ...from, bottom: from.bottom + further } : { ...from, end: from.end + further }
        const made = filledFrom(from, to, (spot) => spot)
        expect(made).toHaveLength(spotsIn(to).length - spotsIn(from).length)
        for (const { spot, value } of made) {
          expect([spot.row > from.bottom, spot.column > from.end]).toContain(true)
          expect(value.row).toBe(from.top + ((spot.row - from.top) % heightOf(from)))
          expect(value.column).toBe(from.start + ((spot.column - from.start) % widthOf(from)))
        }
      }),
    )
  })

  it('a fill that is drawn goes one way, and never back into the selection', () => {
    fc.assert(
      fc.property(ranges, small, small, (range, row, column) => {
        const reach = reachOf(range, { row, column })
        expect([reach.top, reach.start]).toEqual([range.top, range.start])
        const [down, along] = [reach.bottom - range.bottom, reach.end - range.end]
        expect(Math.min(down, along)).toBe(0)
        expect(Math.max(down, along)).toBe(Math.max(0, row - range.bottom, column - range.end))
      }),
    )
  })

  it('a pasted block stands whole at the first cell, and is repeated where the selection is a multiple of it', () => {
    fc.assert(
      fc.property(ranges, blocks, (range, block) => {
        const put = pastedOver(range, block)
        const at = new Map(put.map(({ spot, value }) => [`${spot.row} ${spot.column}`, value]))
        for (const [down, row] of block.entries())
          for (const [along, value] of row.entries())
            expect(at.get(`${range.top + down} ${range.start + along}`)).toBe(value)
        expect(at.size).toBe(put.length)
        const isOne = block.length === 1 && block[0]?.length === 1
        if (isOne) expect(put).toHaveLength(spotsIn(range).length)
      }),
    )
  })

  it('what is copied is what is pasted', () => {
    const texts = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(texts, (rows) => {
        // A sheet ends its last row with a line end; rows that are empty at the end are one of those.
        fc.pre(rows.at(-1)?.join('') !== '')
        expect(parseTable(formatTable(rows))).toEqual(rows)
      }),
    )
  })
})
