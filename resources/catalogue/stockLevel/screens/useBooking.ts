import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { defined } from '../../../../src/core/defined.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
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

/** Books adjustments of the stock: says that it is done and has the lists read again, or keeps what the server refused. */
export function useBooking(onDone: () => void) {
  const ask = useOperation(stockLevel)
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { own } = useStockTexts()
  const [errors, setErrors] = useState<BookingErrors>({})
  const [isBusy, setBusy] = useState(false)
  const book = async (lines: readonly BookedLine[], why: { reason?: string; note?: string }) => {
    setBusy(true)
    try {
      await ask('adjust', {
        input: defined({
          lines,
          reason: why.reason || undefined,
          note: why.note || undefined,
        }),
      })
      notify(own('booked', { smart_count: lines.length }), { type: 'success' })
      await queryClient.invalidateQueries({ queryKey: [stockLevel.path] })
      onDone()
    } catch (error) {
      const { body, message } = error as Error & { body?: { errors?: Record<string, string> } }
      const found = Object.entries(body?.errors ?? {})
      setErrors(Object.fromEntries(found.map(([path, text]) => [path.split('.').at(-1) ?? path, text])))
      if (found.length === 0) notify(message, { type: 'error' })
      setBusy(false)
    }
  }
  return { book, errors, isBusy }
}
