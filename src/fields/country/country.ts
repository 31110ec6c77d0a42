import { defineField, type FieldOptions } from '../../core/index.ts'
import { countryCode, isCountry } from './countries.ts'

export interface CountryOptions extends FieldOptions {
  default?: string
}

/** A country by its ISO 3166 code of two letters; people see and choose its name in their language. */
export const country = defineField<'country', string, CountryOptions>({
  kind: 'country',
  column: () => 'text',
  schema: (_, z) =>
    z
      .string()
      .regex(/^[A-Z]{2}$/)
      .refine(isCountry, { params: { code: 'unknown-country' } }),
  operators: ['eq', 'not', 'in', 'empty'],
  sortable: true,
  fromText: (text) => countryCode(text) ?? text.trim().toUpperCase(),
  examples: {
    valid: ['IN', 'FR', 'JP'],
    invalid: ['india', 'in', 'XQ', 'ZZ', 'EU', '', 1],
  },
})
