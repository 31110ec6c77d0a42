/**
 * The share of an amount (paise) that a part of the whole has, such as one piece of three or some rupees of a line: rounded to the
 * nearest paisa, half of one upwards. All of it for the whole or more, nothing of a whole that is nothing. Shares that are rounded one
 * by one need not make up the amount: whoever takes the last part is given what is left.
 */
export const shareOf = (amount: number, part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.round((amount * Math.min(Math.max(part, 0), whole)) / whole)
