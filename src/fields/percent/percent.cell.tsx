import { useLocale } from 'ra-core'
import { Figures } from '../cellParts.tsx'
import { formatNumber } from '../decimal/formatNumber.ts'
import type { CellProps } from '../view.ts'

/** 18 is shown as 18 %. */
export default function PercentCell({ value }: CellProps<number>) {
  return (
    <Figures>
      {formatNumber(`${value}e-2`, useLocale(), { style: 'percent', maximumFractionDigits: 3 })}
    </Figures>
  )
}
