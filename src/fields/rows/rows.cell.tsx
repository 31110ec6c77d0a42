import { useLocale } from 'ra-core'
import { Figures } from '../cellParts.tsx'
import { formatNumber } from '../decimal/formatNumber.ts'
import type { CellProps } from '../view.ts'

/** How many rows the record owns. */
export default function RowsCell({ value }: CellProps<unknown[]>) {
  return <Figures>{formatNumber(value.length, useLocale())}</Figures>
}
