import { describe, expect, it } from 'vitest'
import {
  axesOf,
  convertedTo,
  type MeasureRow,
  withCells,
} from '../../../resources/catalogue/sizeChart/rules/measureGrid.ts'
import { readMeasure, shownMeasure } from '../../../resources/catalogue/sizeChart/screens/measureText.ts'

const row = (size: string, measure: string, from: number, to: number | null = null): MeasureRow => ({
  id: `${size} ${measure}`,
  size,
  measure,
  from,
  to,
})

describe('the grid of a size chart', () => {
  it('has its sizes and measures in order, those without a value too', () => {
    const rows = [row('S', 'waist', 70), row('M', 'hip', 98), row('M', 'waist', 74)]
    expect(axesOf(rows)).toEqual({ sizes: ['S', 'M'], measures: ['waist', 'hip'] })
    const known = { sizes: ['XS', 'S', 'M', 'L'], measures: ['bust', 'waist'] }
    expect(axesOf(rows, known)).toEqual({
      sizes: ['XS', 'S', 'M', 'L'],
      measures: ['bust', 'waist', 'hip'],
    })
  })

  it('changes single cells: rows keep their ids, new ones stand where their size does', () => {
    const rows = [row('S', 'waist', 70), row('L', 'waist', 78)]
    const axes = { sizes: ['S', 'M', 'L'], measures: ['waist', 'hip'] }
    const next = withCells(rows, axes, [
      { size: 'M', measure: 'waist', value: { from: 74, to: null } },
      { size: 'S', measure: 'waist', value: { from: 70, to: 72 } },
      { size: 'L', measure: 'waist', value: null },
      { size: 'S', measure: 'hip', value: { from: 94, to: null } },
    ])
    expect(next).toEqual([
      row('S', 'waist', 70, 72),
      { size: 'S', measure: 'hip', from: 94, to: null },
      { size: 'M', measure: 'waist', from: 74, to: null },
    ])
  })

  it('is converted between centimetres and inches, but ages and what cannot be read', () => {
    const rows = [row('S', 'waist', 76.2, 81.3), row('S', 'age', 4), { ...row('M', 'waist', 0), from: 'x' }]
    expect(convertedTo('in', rows)).toEqual([row('S', 'waist', 30, 32), rows[1], rows[2]])
    expect(convertedTo('cm', [row('S', 'waist', 30)])).toEqual([row('S', 'waist', 76.2)])
  })

  it.each([
    ['81', { from: 81, to: null }],
    [' 81 – 84 ', { from: 81, to: 84 }],
    ['81-84,5', { from: 81, to: 84.5 }],
    ['８１〜８４', { from: 81, to: 84 }],
    ['', null],
    ['wide', { from: 'wide', to: null }],
    ['81–', { from: '81–', to: null }],
    ['1–2–3', { from: '1–2–3', to: null }],
    ['81.55', { from: '81.55', to: null }],
  ])('reads %j', (text, value) => {
    expect(readMeasure(text, 'en')).toEqual(value)
  })

  it('shows what it reads again, in every language', () => {
    for (const locale of ['en', 'fr', 'zh', 'ja']) {
      for (const value of [
        { from: 81.5, to: null },
        { from: 81, to: 84.5 },
        { from: 'wide', to: null },
      ])
        expect(readMeasure(shownMeasure(value, locale), locale)).toEqual(value)
    }
    expect(shownMeasure({ from: 81.5, to: 84 }, 'fr')).toBe('81,5–84')
  })
})
