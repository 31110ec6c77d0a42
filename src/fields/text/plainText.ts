import type { Zod } from '../../core/index.ts'

/** Text that every database and every client can carry: trimmed, without NUL and without half characters. */
export const readableText = (z: Zod, min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), {
      params: { code: 'unreadable-text' },
    })

/**
 * Characters that nobody sees and that make two texts look alike, or turn the order of what is read round: zero-width spaces, marks and
 * overrides of the direction, a mark of the byte order. Those that join letters and emoji (U+200C, U+200D) belong to their scripts.
 */
const hidden = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/

/** The text of a name, a code, a line: as `readableText`, and all of it can be seen. */
export const plainText = (z: Zod, min: number, max: number) =>
  readableText(z, min, max).refine((value) => !hidden.test(value), { params: { code: 'hidden-characters' } })
