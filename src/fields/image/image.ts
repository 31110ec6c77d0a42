import { defineField, type FieldOptions, type Zod } from '../../core/index.ts'
import { plainText } from '../text/plainText.ts'

export interface ImageOptions extends FieldOptions {
  /** Largest upload; 10 by default. */
  maxMB?: number
}

/** A stored picture: the id of its file, its alternative text and the point that stays visible when it is cropped (0 to 1). */
export interface Picture {
  file: string
  alt: string
  focalX: number
  focalY: number
  /** What it shows among others, such as a colour; only in `images({ grouped: true })`. */
  group?: string
}

export const pictureSchema = (z: Zod) =>
  z.strictObject({
    file: z.guid().toLowerCase(),
    alt: plainText(z, 0, 125).default(''),
    focalX: z.number().min(0).max(1).default(0.5),
    focalY: z.number().min(0).max(1).default(0.5),
  })

/** One picture. */
export const image = defineField<'image', Picture, ImageOptions>({
  kind: 'image',
  column: () => 'jsonb',
  schema: (_, z) => pictureSchema(z),
  operators: ['empty'],
  sortable: false,
  toText: (value) => JSON.stringify(value),
  fromText: (text) => JSON.parse(text),
  examples: {
    valid: [{ file: '01932b1c-7a80-7000-8000-000000000001', alt: 'Front', focalX: 0.5, focalY: 0.25 }],
    invalid: [
      'x',
      { file: 'x' },
      { file: '01932b1c-7a80-7000-8000-000000000001', focalX: 2 },
      { alt: 'no file' },
    ],
  },
})
