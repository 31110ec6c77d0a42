import { defineField, type FieldOptions } from '../../core/index.ts'

export interface ParentOptions extends FieldOptions {
  /** Most levels of the tree; 4 by default. */
  maxDepth?: number
}

/** The record of the same resource above this one; makes the area a tree. The server refuses cycles and trees that are too deep. */
export const parent = defineField<'parent', string, ParentOptions>({
  kind: 'parent',
  column: () => 'uuid',
  schema: (_, z) => z.guid().toLowerCase(),
  operators: ['eq', 'not', 'in', 'empty'],
  sortable: false,
  examples: { valid: ['01932b1c-7a80-7000-8000-000000000001'], invalid: ['1', '', 5] },
})
