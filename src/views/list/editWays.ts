import type { Field } from '../../core/index.ts'
import { editedAs, type FieldEdit } from '../../derive/fieldEdits.ts'

/** How a field of many records is changed; all but `set` from the value that each record has. */
export type EditWay = 'set' | 'clear' | 'add' | 'remove' | 'raise' | 'lower' | 'raisePercent' | 'lowerPercent'

const ways = {
  list: ['add', 'remove'],
  number: ['raise', 'lower', 'raisePercent', 'lowerPercent'],
  any: [],
} as const

/** The ways that a field offers, the usual one first. What must be filled is not emptied. */
export const waysOf = (field: Field): readonly EditWay[] => [
  'set',
  ...ways[editedAs(field)],
  ...(field.options.required ? [] : (['clear'] as const)),
]

/** The share of the value that a field has, instead of a value of its own. */
export const isShare = (way: EditWay): boolean => way === 'raisePercent' || way === 'lowerPercent'

/** What the API is asked for; undefined where the value that it needs is missing. */
export function editBy(way: Exclude<EditWay, 'set'>, value: unknown): FieldEdit | undefined {
  if (way === 'clear') return { clear: true }
  if (way === 'add' || way === 'remove') {
    const entries = Array.isArray(value) ? (value as string[]) : []
    return entries.length > 0 ? { [way]: entries } : undefined
  }
  if (typeof value !== 'number') return undefined
  const change = way === 'raise' || way === 'raisePercent' ? value : -value
  return isShare(way) ? { percent: change } : { by: change }
}
