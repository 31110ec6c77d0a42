import { z } from 'zod'
import { defineField, type FieldOptions } from '../../core/index.ts'
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
}

export const pictureSchema = z.strictObject({
  file: z.guid().toLowerCase(),
  alt: plainText(0, 125).default(''),
  focalX: z.number().min(0).max(1).default(0.5),
  focalY: z.number().min(0).max(1).default(0.5),
})

/** One picture. */
export const image = defineField<'image', Picture, ImageOptions>({
  kind: 'image',
  column: () => 'jsonb',
  schema: () => pictureSchema,
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
