import type { FieldType } from '../../src/core/index.ts'
import * as f from '../../src/fields/index.ts'

/** Every kind that `src/fields/index.ts` exports, by name; a new kind is found here unasked. */
export const kinds: readonly FieldType[] = Object.values(f).flatMap((entry) =>
  typeof entry === 'function' && 'type' in entry ? [entry.type as FieldType] : [],
)

/** The options that a kind's examples are meant for. */
export const exampleOptions = (type: FieldType): Record<string, unknown> => ({ ...type.examples.options })
