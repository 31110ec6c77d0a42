import { type Field, type FieldType, makeField } from '../../src/core/index.ts'
import * as f from '../../src/fields/index.ts'

/** Every kind that `src/fields/index.ts` exports, by name; a new kind is found here unasked. */
export const kinds: readonly FieldType[] = Object.values(f).flatMap((entry) =>
  typeof entry === 'function' && 'type' in entry ? [entry.type as FieldType] : [],
)

/** The options that a kind's examples are meant for; owned rows, which have none of their own, get two fields. */
export const exampleOptions = (type: FieldType): Record<string, unknown> => ({
  ...type.examples.options,
  ...(type.kind === 'rows' ? { fields: { sku: f.text({ required: true }), count: f.integer() } } : {}),
  ...(type.examples.valid.every(Array.isArray) ? { list: true } : {}),
})

/** The valid examples of a kind; of owned rows, rows. */
export const examplesOf = (type: FieldType): readonly unknown[] =>
  type.kind === 'rows'
    ? [
        [],
        [
          { sku: 'A-1', count: 3 },
          { sku: 'B, "2"', count: null },
        ],
      ]
    : type.examples.valid

/** A field of a kind as its examples want it; `more` are further options. */
export const fieldOf = (type: FieldType, more: object = {}): Field =>
  makeField(type, { ...exampleOptions(type), ...more })
