import {
  baseLocale,
  defineField,
  type FieldOptions,
  type Locale,
  locales,
  type Zod,
} from '../../core/index.ts'
import { plainText } from '../text/plainText.ts'

export interface ImageOptions extends FieldOptions {
  /** Largest upload; 10 by default. */
  maxMB?: number
  /** Kept out of the media library: what belongs to one person or one case, such as a portrait or a photo of a damage. */
  library?: false
  /** It shows the person that the record is about: round then, and the letters of their name where there is none. */
  ofPerson?: true
}

/** A stored picture: the id of its file, its alternative text and the point that stays visible when it is cropped (0 to 1). */
export interface Picture {
  file: string
  alt: string
  focalX: number
  focalY: number
  /** The alternative text in other languages, as far as it is written. */
  alts?: Partial<Record<Locale, string>>
  /** What it shows among others, such as a colour; only in `images({ grouped })`. */
  group?: string
}

/** The longest alternative text (areas, 6). */
export const longestAlt = 125

/** The languages of `alts`. */
export const otherLocales = locales.filter((locale) => locale !== baseLocale)

export const pictureSchema = (z: Zod) =>
  z.strictObject({
    file: z.guid().toLowerCase(),
    alt: plainText(z, 0, longestAlt).default(''),
    focalX: z.number().min(0).max(1).default(0.5),
    focalY: z.number().min(0).max(1).default(0.5),
    alts: z.partialRecord(z.enum(otherLocales), plainText(z, 1, longestAlt)).optional(),
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
    valid: [
      { file: '01932b1c-7a80-7000-8000-000000000001', alt: 'Front', focalX: 0.5, focalY: 0.25 },
      {
        file: '01932b1c-7a80-7000-8000-000000000002',
        alt: 'Front',
        focalX: 0.5,
        focalY: 0.25,
        alts: { fr: 'Devant', ja: '正面' },
      },
    ],
    invalid: [
      'x',
      { file: 'x' },
      { file: '01932b1c-7a80-7000-8000-000000000001', focalX: 2 },
      { alt: 'no file' },
      { file: '01932b1c-7a80-7000-8000-000000000001', alts: { en: 'Front' } },
    ],
  },
})
