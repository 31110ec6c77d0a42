import { z } from 'zod'

/** Text that every database and every client can carry: trimmed, without NUL and without half characters. */
export const plainText = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), {
      params: { code: 'unreadable-text' },
    })
