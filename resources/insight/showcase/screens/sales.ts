/** A week of sales that charts are shown with, in paise, and the week before. */
export const labels = [
  ...['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'],
  ...['2026-11-20', '2026-11-21', '2026-11-22'],
]

export const now = [420_000, 510_000, 480_000, 690_000, 820_000, 760_000, 910_000]

export const before = [390_000, 430_000, 520_000, 560_000, 600_000, 710_000, 690_000]
