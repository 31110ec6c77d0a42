import type { z } from 'zod'
import { defineField, type FieldOptions, type Zod } from '../../core/index.ts'
import { phone } from '../phone/phone.ts'
import { plainText } from '../text/plainText.ts'

export type AddressOptions = FieldOptions

const optional = (z: Zod, max: number) => plainText(z, 0, max).default('')

/** The address block of the areas (section 1.1); `country` is ISO 3166 alpha-2, India's pincodes have six digits. */
const schema = (z: Zod) =>
  z
    .strictObject({
      fullName: plainText(z, 1, 120),
      phone: phone.type.schema({}, z),
      line1: plainText(z, 1, 200),
      line2: optional(z, 200),
      landmark: optional(z, 120),
      pincode: plainText(z, 3, 10),
      city: plainText(z, 1, 80),
      district: optional(z, 80),
      state: plainText(z, 1, 80),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .default('IN'),
      type: z.enum(['home', 'work', 'other']).default('home'),
      gstin: z
        .string()
        .toUpperCase()
        .regex(/^(\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z0-9][0-9A-Z])?$/)
        .default(''),
    })
    .refine((value) => value.country !== 'IN' || /^[1-9]\d{5}$/.test(value.pincode), {
      path: ['pincode'],
      params: { code: 'bad-pincode' },
    })

export type Address = z.output<ReturnType<typeof schema>>

/** A postal address with the person who receives there. */
export const address = defineField<'address', Address, AddressOptions>({
  kind: 'address',
  column: () => 'jsonb',
  schema: (_, z) => schema(z),
  operators: ['empty'],
  sortable: false,
  words: (value) => [value.fullName, value.phone, value.city, value.pincode].join(' '),
  mask: ({ city, state, country, type }) => ({
    fullName: '',
    phone: '',
    line1: '',
    line2: '',
    landmark: '',
    pincode: '',
    district: '',
    gstin: '',
    city,
    state,
    country,
    type,
  }),
  toText: (value) => JSON.stringify(value),
  fromText: (text) => JSON.parse(text),
  examples: {
    valid: [
      {
        fullName: 'Asha Rao',
        phone: '+919876543210',
        line1: '12 Residency Road',
        line2: '',
        landmark: '',
        pincode: '560025',
        city: 'Bengaluru',
        district: 'Bengaluru Urban',
        state: 'Karnataka',
        country: 'IN',
        type: 'home',
        gstin: '',
      },
    ],
    invalid: [
      'x',
      {},
      { fullName: 'A', phone: '+919876543210', line1: 'x', pincode: '0000', city: 'x', state: 'x' },
    ],
  },
})
