import { z } from 'zod'

/** A postal code as operations are asked about it, in capitals; the default country where none is named. */
export const askedPlace = {
  pincode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9 -]{2,9}$/),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
}
