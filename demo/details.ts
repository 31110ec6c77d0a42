import { z } from 'zod'
import rows from './content/details.json' with { type: 'json' }
import { contentOf } from './content.ts'
import { type Cut, cutSchema } from './garment/look.ts'
import { type Words, wordsSchema } from './words.ts'

const { neck, sleeve, fit, length } = cutSchema.shape

/** The order in which a cut's details are told. */
const order = ['neck', 'sleeve', 'fit', 'length'] as const

const of = <S extends z.core.$ZodRecordKey>(choice: S) => z.partialRecord(choice, wordsSchema).exactOptional()

/** Sentences about a detail of the cut, by the choice that calls for them. */
const details = contentOf(
  'details.json',
  z.strictObject({
    neck: of(neck.unwrap()),
    sleeve: of(sleeve.unwrap()),
    fit: of(fit.unwrap()),
    length: of(length.unwrap()),
  }),
  rows,
)

/** The sentences that a cut has to tell, the most telling first. */
export const detailsOf = (cut: Cut): Words[] =>
  order.flatMap((choice) => {
    const told: Readonly<Record<string, Words>> | undefined = details[choice]
    const value = cut[choice]
    const found = value && told?.[value]
    return found ? [found] : []
  })
