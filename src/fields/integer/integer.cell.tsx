import { useLocale } from 'ra-core'
import { Figures } from '../cellParts.tsx'
import { formatNumber } from '../decimal/formatNumber.ts'
import type { CellProps } from '../view.ts'

/** A whole number with the separators of the language. */
export default function IntegerCell({ value }: CellProps<number>) {
  return <Figures>{formatNumber(value, useLocale())}</Figures>
}
