import { describe, expect, it } from 'vitest'
import {
  changeOf,
  figureOf,
  share,
  waterfallSteps,
} from '../../../resources/shared/summaries/rules/figures.ts'
import { dayStart, lengthOf, readPeriod } from '../../../src/fields/date/period.ts'

/** Noon in India on Friday 20 November 2026. */
const now = new Date('2026-11-20T06:30:00Z')

describe('a period', () => {
  it.each([
    ['today', '2026-11-20', '2026-11-20'],
    ['yesterday', '2026-11-19', '2026-11-19'],
    ['7d', '2026-11-14', '2026-11-20'],
    ['30d', '2026-10-22', '2026-11-20'],
    ['month', '2026-11-01', '2026-11-20'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['2026-02-01..2026-02-28', '2026-02-01', '2026-02-28'],
  ])('%s is from %s to %s', (period, from, to) => {
    expect(readPeriod(period, 'none', now)).toEqual({ from, to, before: undefined })
  })

  it.each(['', '31d', '2026-02-30..2026-03-01', '2026-03-02..2026-03-01', '2024-01-01..2026-03-01', '..'])(
    'is not %j',
    (period) => {
      expect(readPeriod(period, 'previous', now)).toBeUndefined()
    },
  )

  it('begins at midnight in India', () => {
    expect(dayStart('2026-11-20')).toBe('2026-11-19T18:30:00.000Z')
    // A quarter past midnight in India is the evening before in London.
    expect(readPeriod('today', 'none', new Date('2026-11-19T18:45:00Z'))).toMatchObject({
      from: '2026-11-20',
    })
  })
})

describe('what a period is compared with', () => {
  const comparedWith = (period: string, comparison: 'previous' | 'year' = 'previous') =>
    readPeriod(period, comparison, now)?.before

  it('is as many whole months where it is whole months, whatever their days', () => {
    expect(comparedWith('2026-03-01..2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(comparedWith('2026-01-01..2026-03-31')).toEqual({ from: '2025-10-01', to: '2025-12-31' })
    expect(comparedWith('lastMonth')).toEqual({ from: '2026-09-01', to: '2026-09-30' })
    expect(comparedWith('2026-03-02..2026-03-31')).toEqual({ from: '2026-01-31', to: '2026-03-01' })
  })

  it('ends the day before it, at the same time of day while it is still running', () => {
    expect(comparedWith('today')).toEqual({
      from: '2026-11-19',
      to: '2026-11-19',
      until: '2026-11-19T06:30:00.000Z',
    })
    expect(comparedWith('7d')).toEqual({
      from: '2026-11-07',
      to: '2026-11-13',
      until: '2026-11-13T06:30:00.000Z',
    })
    expect(comparedWith('yesterday')).toEqual({ from: '2026-11-18', to: '2026-11-18' })
  })

  it('is the month before for a month, as far as this one has come', () => {
    expect(comparedWith('month')).toEqual({
      from: '2026-10-01',
      to: '2026-10-20',
      until: '2026-10-20T06:30:00.000Z',
    })
    expect(comparedWith('lastMonth')).toEqual({ from: '2026-09-01', to: '2026-09-30' })
    const lastOfMarch = readPeriod('month', 'previous', new Date('2026-03-31T06:30:00Z'))
    expect(lastOfMarch?.before).toMatchObject({ from: '2026-02-01' })
  })

  it('is the same days a year ago, the 29th of February being the 28th', () => {
    expect(comparedWith('2026-11-01..2026-11-10', 'year')).toEqual({ from: '2025-11-01', to: '2025-11-10' })
    expect(readPeriod('2028-02-29..2028-02-29', 'year', now)?.before).toEqual({
      from: '2027-02-28',
      to: '2027-02-28',
    })
  })

  it('has as many days', () => {
    for (const period of ['7d', '30d', '90d', '365d', '2026-01-10..2026-03-05']) {
      const read = readPeriod(period, 'previous', now)
      expect(read?.before && lengthOf(read.before)).toBe(read && lengthOf(read))
    }
  })
})

describe('figures', () => {
  it('of nothing are nothing, and shares of nothing cannot be said', () => {
    expect(figureOf('net', {})).toBe(0)
    expect(figureOf('averageOrder', {})).toBeNull()
    expect(share(1, 0)).toBeNull()
  })

  it('change by a share of what they were', () => {
    expect(changeOf(150, 100)).toBe(0.5)
    expect(changeOf(50, -100)).toBe(1.5)
    expect(changeOf(5, 0)).toBeNull()
    expect(changeOf(5, undefined)).toBeNull()
  })

  it('from gross to net are steps that meet, whatever the sums', () => {
    const sums = {
      gross: 1_000_003,
      items: 900_001,
      discount: 50_007,
      total: 860_011,
      tax: 41_003,
      cancelled: 90_001,
      cancelledTax: 4_003,
      returned: 70_007,
      returnedTax: 3_001,
      rounding: -37,
      undelivered: 10_009,
      undeliveredTax: 501,
    }
    let level = 0
    for (const { figure, kind } of waterfallSteps) {
      const value = figureOf(figure, sums) as number
      if (kind === 'level' && level !== 0) expect([figure, value]).toEqual([figure, level])
      level = kind === 'level' ? value : kind === 'plus' ? level + value : level - value
    }
  })
})
