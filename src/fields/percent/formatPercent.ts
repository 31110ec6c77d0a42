import { formatNumber } from '../decimal/formatNumber.ts'

/** A percentage as a language writes it, with up to so many `digits` after the point: 18 is `18%` in English and `18 %` in French. */
export const formatPercent = (value: number, locale: string, digits = 3): string =>
  formatNumber(`${value}e-2`, locale, { style: 'percent', maximumFractionDigits: digits })
