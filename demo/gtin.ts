import { gtinCheckDigit } from '../resources/catalogue/product/rules/gtin.ts'

/** Completes twelve digits to a GTIN-13 with its check digit. */
export function gtin13(twelve: string): string {
  if (!/^\d{12}$/.test(twelve)) {
    throw new Error(`"${twelve}" cannot become a GTIN-13. Expected twelve digits. Pad it with zeros.`)
  }
  return twelve + gtinCheckDigit(twelve)
}
