import { useMemo } from 'react'
import { useOwn } from '../useOwn.ts'
import { cellProblems } from './cellProblems.ts'
import type { Sheet, VariantRow } from './sheet.ts'

type Cells = Record<string, string>

interface ErrorsIn {
  readonly sheet: Sheet
  readonly error: unknown
  readonly costError: unknown
}

/** What is wrong in which cell, in words: what the check and the server said of the form, and what is seen before anything is saved. */
export function useErrors({ sheet, error, costError }: ErrorsIn, rows: readonly VariantRow[]) {
  const own = useOwn()
  const seen = useMemo(() => {
    const found = new Map<number, Cells>()
    for (const [row, problems] of cellProblems(rows)) {
      found.set(
        row,
        Object.fromEntries(
          Object.entries(problems).map(([key, code]) => [key, own(`variants.problems.${code}`)]),
        ),
      )
    }
    return found
  }, [rows, own])
  const all = useMemo(() => {
    const found = new Map(seen)
    const add = (row: number, key: string, message: unknown) => {
      if (typeof message === 'string') found.set(row, { ...found.get(row), [key]: message })
    }
    for (const [row, cells] of entriesOf(error)) {
      for (const [key, cell] of Object.entries((cells ?? {}) as Record<string, { message?: unknown }>))
        if (key !== 'id') add(Number(row), key, cell?.message)
    }
    const bySku = new Map(rows.map(({ sku }, index) => [String(sku ?? '').toLowerCase(), index]))
    for (const [entry, cells] of entriesOf(costError)) {
      const row = bySku.get(sheet.costs[Number(entry)]?.sku.toLowerCase() ?? '')
      const { cost } = (cells ?? {}) as { cost?: { message?: unknown } }
      if (row !== undefined) add(row, 'cost', cost?.message)
    }
    return found
  }, [seen, error, costError, sheet.costs, rows])
  return {
    errorsOf: (row: number): Readonly<Cells> | undefined => all.get(row),
    count: [...all.values()].reduce((sum, cells) => sum + Object.keys(cells).length, 0),
  }
}

const entriesOf = (tree: unknown): [string, unknown][] =>
  typeof tree === 'object' && tree !== null ? Object.entries(tree).filter(([key]) => /^\d+$/.test(key)) : []
