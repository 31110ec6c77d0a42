/** What is kept of a card: never its number or its code. */
export interface Card {
  readonly id: string
  readonly holder: string
  readonly brand: Brand
  /** The last four digits of the number. */
  readonly last4: string
  /** The month after which it is no longer good: `2029-04`. */
  readonly expires: string
}

export const brands = ['visa', 'mastercard', 'amex', 'rupay', 'other'] as const

export type Brand = (typeof brands)[number]

/** How numbers of a brand begin, and how many digits they have; the first that fits holds. */
const shapes: readonly (readonly [brand: Brand, pattern: RegExp])[] = [
  ['visa', /^4(\d{12}|\d{15}|\d{18})$/],
  ['mastercard', /^(5[1-5]\d{14}|2(22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/],
  ['amex', /^3[47]\d{13}$/],
  ['rupay', /^(60|65|81|82|508)\d{13,14}$/],
  ['other', /^\d{12,19}$/],
]

/** The digits of a number as somebody types it, with spaces or hyphens. */
export const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '')

/** Whose card a number is; undefined where no card has such a number. */
export function brandOf(typed: string): Brand | undefined {
  const digits = digitsOf(typed)
  const found = shapes.find(([, pattern]) => pattern.test(digits))?.[0]
  return found && hasCheckDigit(digits) ? found : undefined
}

/** Whether the last digit is the one that follows from the others (Luhn, ISO/IEC 7812-1). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** The month of `MM/YY`; undefined where it is none, or over. */
export function expiryOf(typed: string, now: Date): string | undefined {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(typed.trim()) ?? []
  const expires = `20${year}-${month}`
  return month !== '' && !isOver(expires, now) ? expires : undefined
}

/** Whether a card is no longer good: it is until the end of its month. */
export const isOver = (expires: string, now: Date): boolean => expires < now.toISOString().slice(0, 7)

/** Whether this can be the code on a card of the brand. */
export const isCode = (typed: string, brand: Brand | undefined): boolean =>
  (brand === 'amex' ? /^\d{4}$/ : /^\d{3}$/).test(typed.trim())
