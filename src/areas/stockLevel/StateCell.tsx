import type { Tone } from '../../core/index.ts'
import type { CellProps } from '../../fields/view.ts'
import type { StockState } from '../../shop/stock/quantities.ts'
import { ToneChip } from '../../views/StatusChip.tsx'
import { useStockTexts } from './useStockTexts.ts'

const tones: Readonly<Record<StockState, Tone>> = { out: 'danger', low: 'warning', enough: 'success' }

/** How a level stands, in words, shape and colour. */
export default function StateCell({ value }: Omit<CellProps<StockState>, 'record'>) {
  const { state } = useStockTexts()
  return <ToneChip tone={tones[value]}>{state(value)}</ToneChip>
}
