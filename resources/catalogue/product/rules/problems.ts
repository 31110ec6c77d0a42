import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import { isGtin } from './gtin.ts'

/** Barcodes that do not end in their check digit. What SKUs and prices must be is a rule of the descriptor. */
export function barcodeProblems(variants: readonly { readonly barcode?: string | null }[]): FieldProblem[] {
  return variants.flatMap(({ barcode }, index) =>
    !barcode || isGtin(barcode)
      ? []
      : [problemAt<{ variants: typeof variants }>(`variants.${index}.barcode`, 'bad-check-digit')],
  )
}
