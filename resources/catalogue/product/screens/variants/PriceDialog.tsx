import { useLocale } from 'ra-core'
import { useId, useMemo, useState } from 'react'
import { QuestionDialog } from '../../../../../src/controls/parts/QuestionDialog.tsx'
import { changedPrices, givenPrice, type PriceChange, type Prices } from '../../rules/changePrice.ts'
import { PriceChangeFields, usePriceChange } from '../pricing/PriceChangeFields.tsx'
import { PriceOutcome } from '../pricing/PriceOutcome.tsx'
import { useOwn } from '../useOwn.ts'
import { type CellChange, type CostRow, costOf, type VariantRow } from './sheet.ts'

interface PriceDialogProps {
  /** The variants whose prices are changed, by their number among all. */
  rows: readonly (readonly [number: number, row: VariantRow])[]
  costs: ReadonlyMap<string, CostRow>
  /** Which ones these are, in words. */
  scope: string
  onApply: (changes: readonly CellChange[]) => void
  onClose: () => void
}

/** Changes one price of many variants in the form, with what comes of it before it is done. */
export function PriceDialog({ rows, costs, scope, onApply, onClose }: PriceDialogProps) {
  const own = useOwn()
  const locale = useLocale() ?? 'en'
  const id = useId()
  const form = usePriceChange()
  const outcome = useMemo(() => priceAll(rows, costs, form.change), [rows, costs, form.change])
  const [isTried, setTried] = useState(false)
  const apply = () => {
    if (!outcome || outcome.changes.length === 0) return setTried(true)
    onApply(outcome.changes)
    onClose()
  }
  return (
    <QuestionDialog
      title={own('prices.title')}
      size="medium"
      describedBy={`${id}-scope`}
      onClose={onClose}
      disabled={outcome?.changes.length === 0}
      onClick={apply}
      submit={own('prices.apply', { smart_count: outcome?.samples.length ?? 0 })}
    >
      <p id={`${id}-scope`}>{scope}</p>
      <PriceChangeFields form={form} />
      {outcome && (
        <PriceOutcome
          locale={locale}
          changed={outcome.samples.length}
          samples={outcome.samples}
          skipped={outcome.skips.length}
          skips={outcome.skips}
        />
      )}
      {isTried && !outcome && <p role="alert">{own('prices.needsValue')}</p>}
    </QuestionDialog>
  )
}

function priceAll(
  rows: PriceDialogProps['rows'],
  costs: PriceDialogProps['costs'],
  change: PriceChange | undefined,
) {
  if (!change) return undefined
  const changes: CellChange[] = []
  const samples: { sku: string; before: number | null; after: number }[] = []
  const skips: { sku: string; why: string }[] = []
  for (const [row, record] of rows) {
    const sku = String(record.sku ?? row + 1)
    const prices = pricesOf(record)
    const known = costOf(costs, record)
    const cost = typeof known === 'number' ? known : null
    const next = prices
      ? changedPrices(prices, change, cost)
      : givenPrice({ mrp: numberOf(record.mrp), salePrice: numberOf(record.salePrice) }, change, cost)
    if (!next.ok) {
      skips.push({ sku, why: next.why })
      continue
    }
    const value = 'value' in next ? next.value : (next.prices[change.price] as number)
    samples.push({ sku, before: prices?.[change.price] ?? null, after: value })
    changes.push({ row, key: change.price, value })
  }
  return { changes, samples, skips }
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

function pricesOf({ mrp, salePrice, specialPrice }: VariantRow): Prices | undefined {
  if (typeof mrp !== 'number' || typeof salePrice !== 'number') return undefined
  return { mrp, salePrice, specialPrice: typeof specialPrice === 'number' ? specialPrice : null }
}
