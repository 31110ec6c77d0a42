import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { areaHeads } from '#areas'
import { defined } from '../../../../src/core/defined.ts'
import type { BulkResult } from '../../../../src/providers/shopCalls.ts'
import { useSayFailure } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useReportDone } from '../../../../src/views/list/useUndoBulk.tsx'
import { stockLevel } from '../stockLevel.ts'
import { useStockTexts } from './useStockTexts.ts'

/** A line of the operation `adjust` (docs/api.md): a level, or a SKU and a place, and what happens there. */
export interface BookedLine {
  readonly level?: string
  readonly sku?: string
  readonly location?: string
  readonly move: Readonly<Record<string, unknown>>
}

/** What was wrong with a booking, by the last name of its path: `quantity`, `reason`, `sku`. */
export type BookingErrors = Readonly<Record<string, string>>

/** What a booking answers: how it is undone. */
export type Booked = Pick<BulkResult, 'undo'>

/** Books adjustments of the stock: says that it is done, with the way back, and has the lists read again, or keeps what the server refused. */
export function useBooking(onDone: () => void) {
  const ask = useOperation(stockLevel)
  const sayFailure = useSayFailure()
  const reportDone = useReportDone(stockLevel)
  const queryClient = useQueryClient()
  const { own } = useStockTexts()
  const [errors, setErrors] = useState<BookingErrors>({})
  const [isBusy, setBusy] = useState(false)
  const book = async (lines: readonly BookedLine[], why: { reason?: string; note?: string }) => {
    setBusy(true)
    try {
      const { undo } = await ask<Booked>('adjust', {
        input: defined({
          lines,
          reason: why.reason || undefined,
          note: why.note || undefined,
        }),
      })
      reportDone(own('booked', { smart_count: lines.length }), undo)
      // A product has the sum of its levels.
      await Promise.all(
        [stockLevel.path, areaHeads.product?.path].map((path) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      )
      onDone()
    } catch (error) {
      const { body } = error as Error & { body?: { errors?: Record<string, string> } }
      const found = Object.entries(body?.errors ?? {})
      setErrors(Object.fromEntries(found.map(([path, text]) => [path.split('.').at(-1) ?? path, text])))
      if (found.length === 0) sayFailure(error)
      setBusy(false)
    }
  }
  return { book, errors, isBusy }
}
