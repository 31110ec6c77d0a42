import type { Tone } from '../../../../src/core/index.ts'
import type { CellProps } from '../../../../src/fields/view.ts'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import type { StockState } from '../rules/quantities.ts'
import { useStockTexts } from './useStockTexts.ts'

const tones: Readonly<Record<StockState, Tone>> = { out: 'danger', low: 'warning', enough: 'success' }

/** How a level stands, in words, shape and colour. */
export default function StateCell({ value }: Omit<CellProps<StockState>, 'record'>) {
  const { state } = useStockTexts()
  return <ToneChip tone={tones[value]}>{state(value)}</ToneChip>
}
