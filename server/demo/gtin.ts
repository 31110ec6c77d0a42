/** Completes twelve digits to a GTIN-13 with its check digit. */
export function gtin13(twelve: string): string {
  if (!/^\d{12}$/.test(twelve)) {
    throw new Error(`"${twelve}" cannot become a GTIN-13. Expected twelve digits. Pad it with zeros.`)
  }
  return twelve + checkDigit(twelve)
}

/** Whether thirteen digits end in the right check digit. */
export const isGtin13 = (code: string): boolean =>
  /^\d{13}$/.test(code) && checkDigit(code.slice(0, 12)) === code[12]

function checkDigit(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}
