import { describe, it } from 'vitest'
import type { FieldType } from '../../src/core/index.ts'
import { kinds } from './kinds.ts'

/**
 * What every kind of field promises (docs/adding-a-field-type.md), proven from its `examples` alone: on the way of a value from the
 * request into the database and out again, and in the browser.
 */
export const contract = {
  server: {
    check: 'accepts its valid examples as they stand and refuses the invalid ones',
    document: 'has a JSON schema that agrees with its check',
    storage: 'comes back from the database as it was stored',
    operators: 'is found by each of its operators alike in JavaScript and in SQL',
    exchange: 'leaves by CSV and comes back unchanged',
  },
  browser: {
    input: 'is edited by its input to a value that its check accepts',
    names: 'has a name on every control: in a form, in a row, as a filter',
    cell: 'is shown by its cell',
  },
} as const

type Half = keyof typeof contract

/** How one half of the contract is proven; nothing of it can be left out. */
export type Proofs<H extends Half> = {
  readonly [Promised in keyof (typeof contract)[H]]: (type: FieldType) => void | Promise<void>
}

/** Proves one half of the contract for every kind there is. */
export function prove<H extends Half>(half: H, proofs: Proofs<H>): void {
  const promises = Object.entries(contract[half]) as [keyof Proofs<H>, string][]
  describe.each(kinds.map((type) => [type.kind, type] as const))('the kind %s', (_, type) => {
    it.each(promises.map(([key, sentence]) => [sentence, key] as const))('%s', (_sentence, key) =>
      proofs[key](type),
    )
  })
}
