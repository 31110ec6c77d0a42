import type { Zod } from '../../core/index.ts'

/** Text that every database and every client can carry: trimmed, without NUL and without half characters. */
export const plainText = (z: Zod, min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), {
      params: { code: 'unreadable-text' },
    })
