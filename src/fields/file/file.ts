import { defineField, type FieldOptions } from '../../core/index.ts'
import { plainText } from '../text/plainText.ts'

export interface FileOptions extends FieldOptions {
  /** Largest upload; 10 by default. */
  maxMB?: number
}

/** A stored document: the id of its file, and its name, size in bytes and media type for display. */
export interface StoredFile {
  file: string
  name: string
  bytes: number
  type: string
}

/** One document, such as a proof or a size chart; only signed-in staff can open it. */
export const file = defineField<'file', StoredFile, FileOptions>({
  kind: 'file',
  column: () => 'jsonb',
  schema: (_, z) =>
    z.strictObject({
      file: z.guid().toLowerCase(),
      name: plainText(z, 1, 200),
      bytes: z.int().min(0),
      type: z.string().regex(/^[a-z]+\/[a-z0-9.+-]+$/),
    }),
  operators: ['empty'],
  sortable: false,
  toText: (value) => JSON.stringify(value),
  fromText: (text) => JSON.parse(text),
  examples: {
    valid: [
      {
        file: '01932b1c-7a80-7000-8000-000000000003',
        name: 'invoice.pdf',
        bytes: 1024,
        type: 'application/pdf',
      },
    ],
    invalid: [
      'x',
      { file: 'x' },
      { file: '01932b1c-7a80-7000-8000-000000000003', name: '', bytes: -1, type: 'pdf' },
    ],
  },
})
