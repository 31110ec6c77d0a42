import { z } from 'zod'
import rows from '../content/zones.json' with { type: 'json' }
import { contentOf } from '../content.ts'
import { unlike } from '../unlike.ts'
import { textSchema, wordsSchema } from '../words.ts'
import { cityNameSchema, districtNameSchema } from './cities.ts'
import { stateCodeSchema } from './stateCode.ts'

const rupeesSchema = z.number().int().positive()

const methodSchema = z.strictObject({
  type: z.enum(['standard', 'express', 'sameDay']),
  /** In rupees: of the first 500 g where it goes by weight, else of a parcel. */
  rate: rupeesSchema,
  /** Working days, from and to. */
  days: z.tuple([z.number().int().min(0), z.number().int().min(0)]),
  /** The fee for cash at the door, where that is taken. */
  cod: rupeesSchema.exactOptional(),
  /** The value of an order from which standard delivery is free, where it is not 1,499. */
  free: rupeesSchema.exactOptional(),
})

const postalSchema = z.string().regex(/^\d{1,6}$/, 'Expected up to six digits')

/** A delivery zone of the demo shop; its members name states by ISO code, cities and districts by name, postal codes as they are. */
const zoneSchema = z.strictObject({
  code: textSchema,
  name: wordsSchema,
  description: wordsSchema,
  priority: z.number().int().positive(),
  inactive: z.literal(true).exactOptional(),
  country: z.literal(true).exactOptional(),
  states: z.array(stateCodeSchema).exactOptional(),
  withoutStates: z.array(stateCodeSchema).exactOptional(),
  cities: z.array(cityNameSchema).exactOptional(),
  districts: z.array(districtNameSchema).exactOptional(),
  prefixes: z.array(postalSchema).exactOptional(),
  ranges: z.array(z.tuple([postalSchema, postalSchema])).exactOptional(),
  withoutPincodes: z.array(postalSchema).exactOptional(),
  methods: z.array(methodSchema).min(1),
})

/** A method of a demo zone; rates in paise. `slabs` are `[up to, rate]`; `codSlabs` `[up to, fee]`. */
export interface DemoMethod {
  readonly code: string
  readonly type: 'standard' | 'express' | 'sameDay'
  readonly rateType: 'flat' | 'byWeight'
  readonly rate: number
  readonly freeAbove: number | null
  readonly eta: readonly [min: number, max: number]
  readonly codFee: number | null
  readonly codMaxValue: number | null
  readonly cutoff: string
  readonly slabs: readonly (readonly [upTo: number, rate: number])[]
  readonly codSlabs: readonly (readonly [upTo: number, fee: number])[]
}

export type DemoZone = Omit<z.infer<typeof zoneSchema>, 'methods'> & {
  readonly methods: readonly DemoMethod[]
}

const paise = (rupees: number) => rupees * 100

/** Every delivery zone of the demo shop. */
export const demoZones: readonly DemoZone[] = contentOf(
  'zones.json',
  z.array(zoneSchema).check(unlike(({ code }) => code)),
  rows,
).map(({ methods, ...zone }) => ({ ...zone, methods: methods.map(methodOf) }))

function methodOf({ type, rate, days, cod, free = 1499 }: z.infer<typeof methodSchema>): DemoMethod {
  const flat = {
    rateType: 'flat',
    freeAbove: null,
    codFee: null,
    codMaxValue: null,
    slabs: [],
    codSlabs: [],
  } as const
  if (type === 'express') return { ...flat, code: type, type, rate: paise(rate), eta: days, cutoff: '13:00' }
  if (type === 'sameDay')
    return { ...flat, code: 'same-day', type, rate: paise(rate), eta: days, cutoff: '11:00' }
  return {
    code: type,
    type,
    rateType: 'byWeight',
    rate: paise(rate * 3),
    freeAbove: paise(free),
    eta: days,
    codFee: cod === undefined ? null : paise(cod),
    codMaxValue: paise(10_000),
    cutoff: '16:00',
    slabs: [
      [500, paise(rate)],
      [2000, paise(Math.round(rate * 1.6))],
      [5000, paise(rate * 2)],
    ],
    codSlabs: cod === undefined ? [] : [[paise(500), paise(cod + 20)]],
  }
}
