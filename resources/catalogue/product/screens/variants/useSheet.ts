import { useCallback, useMemo, useRef } from 'react'
import { useController } from 'react-hook-form'
import type { CostRow, Sheet, VariantRow } from './sheet.ts'

/** How many steps can be taken back. */
const longestPast = 100

const noRows: readonly never[] = []

/** The variants of the form and their costs as one sheet, with a way back. */
export function useSheet(source: string, withCosts: boolean) {
  const variants = useController({ name: source })
  const costs = useController({ name: 'variantCosts' })
  const rows = (variants.field.value ?? noRows) as readonly VariantRow[]
  const costRows = (withCosts ? (costs.field.value ?? noRows) : noRows) as readonly CostRow[]
  const sheet = useMemo((): Sheet => ({ rows, costs: costRows }), [rows, costRows])
  const past = useRef<Sheet[]>([])
  const future = useRef<Sheet[]>([])
  const latest = useRef({ sheet, variants, costs })
  latest.current = { sheet, variants, costs }

  const put = useCallback(
    (next: Sheet) => {
      const now = latest.current
      if (next.rows !== now.sheet.rows) now.variants.field.onChange(next.rows)
      if (withCosts && next.costs !== now.sheet.costs) now.costs.field.onChange(next.costs)
      latest.current = { ...now, sheet: next }
    },
    [withCosts],
  )
  const change = useCallback(
    (make: (sheet: Sheet) => Sheet) => {
      const before = latest.current.sheet
      const next = make(before)
      if (next === before) return
      past.current = [...past.current.slice(-longestPast), before]
      future.current = []
      put(next)
    },
    [put],
  )
  const step = useCallback(
    (from: typeof past, to: typeof past) => {
      const next = from.current.pop()
      if (!next) return
      to.current.push(latest.current.sheet)
      put(next)
    },
    [put],
  )
  return {
    sheet,
    change,
    undo: useCallback(() => step(past, future), [step]),
    redo: useCallback(() => step(future, past), [step]),
    error: variants.fieldState.error as unknown,
    costError: costs.fieldState.error as unknown,
    invalid: variants.fieldState.invalid || costs.fieldState.invalid,
    onLeave: variants.field.onBlur,
  }
}
