import { z } from 'zod'
import rows from '../content/pincodes.json' with { type: 'json' }
import { contentOf } from '../content.ts'
import { cityNameSchema } from './cities.ts'

/** A pincode of the sample: its city, and its post office. */
export interface DemoPincode {
  readonly pincode: string
  readonly city: string
  readonly office: string
}

const entrySchema = z
  .string()
  .regex(/^[1-9]\d{5} \S/, 'Expected six digits, a space and the name of the post office')

/**
 * A small sample of India's pincodes by the cities, for trying the shop out. The full list of the post is loaded by the shop itself
 * (docs/operations.md).
 */
export const demoPincodes: readonly DemoPincode[] = Object.entries(
  contentOf('pincodes.json', z.record(cityNameSchema, z.array(entrySchema).min(1)), rows),
).flatMap(([city, entries]) =>
  entries.map((entry) => ({ pincode: entry.slice(0, 6), city, office: entry.slice(7) })),
)
