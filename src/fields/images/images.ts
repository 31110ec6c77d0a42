import { type Field, type FieldOptions, type FieldType, makeField, type Zod } from '../../core/index.ts'
import { type Picture, pictureSchema } from '../image/image.ts'
import { plainText } from '../text/plainText.ts'

export interface ImagesOptions extends FieldOptions {
  /** Most pictures; 20 by default. */
  max?: number
  /** Largest upload; 10 by default. */
  maxMB?: number
  /**
   * Each picture may say what it shows (`group`): a value of this column of the rows of the record, such as `variants.colour`. Whoever
   * looks up a row gets the picture of its own.
   */
  grouped?: `${string}.${string}`
  /** Kept out of the media library: what belongs to one person or one case, such as a portrait or a photo of a damage. */
  library?: false
}

/** What a grouped picture may carry beside what every picture does. */
const groupedSchema = (z: Zod) => pictureSchema(z).extend({ group: plainText(z, 1, 40).optional() })

const type: FieldType<Picture[], ImagesOptions> = {
  kind: 'images',
  column: () => 'jsonb',
  schema: ({ max = 20, grouped }, z) =>
    z
      .array(grouped ? groupedSchema(z) : pictureSchema(z))
      .max(max)
      .refine((list) => new Set(list.map(({ file }) => file)).size === list.length, {
        params: { code: 'repeated' },
      }),
  operators: ['empty'],
  sortable: false,
  toText: (value) => JSON.stringify(value),
  fromText: (text) => JSON.parse(text),
  examples: {
    valid: [
      [],
      [
        { file: '01932b1c-7a80-7000-8000-000000000002', alt: 'Back', focalX: 0, focalY: 1 },
        { file: '01932b1c-7a80-7000-8000-000000000001', alt: '', focalX: 0.5, focalY: 0.5 },
      ],
    ],
    invalid: ['x', [{}], [{ file: 'x', alt: '' }]],
  },
}

/** Pictures in order; the first one stands for the record. An empty list, never null. */
export function images<const O extends ImagesOptions = Record<never, never>>(
  options?: O,
): Field<'images', Picture[], O & { list: true }> {
  return makeField(type, { ...options, list: true })
}
images.type = type
