import { useLocale } from 'ra-core'
import { Figures } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'
import { formatPercent } from './formatPercent.ts'

/** 18 is shown as 18%. */
export default function PercentCell({ value }: CellProps<number>) {
  return <Figures>{formatPercent(value, useLocale() ?? 'en')}</Figures>
}
