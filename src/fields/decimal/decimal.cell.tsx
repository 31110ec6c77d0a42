import { useLocale } from 'ra-core'
import { Figures } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'
import type { DecimalOptions } from './decimal.ts'
import { formatNumber } from './formatNumber.ts'

/** A number with all of its digits after the point, so that the points stand below each other. */
export default function DecimalCell({ value, options: { digits = 2 } }: CellProps<number, DecimalOptions>) {
  return (
    <Figures>
      {formatNumber(value, useLocale(), { minimumFractionDigits: digits, maximumFractionDigits: digits })}
    </Figures>
  )
}
