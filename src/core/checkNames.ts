import { type Condition, clauses, operators } from './condition.ts'
import type { LooseDescriptor } from './descriptor.ts'
import { closest } from './errors.ts'
import type { Resource } from './resourceTypes.ts'

export type Report = (at: string, code: string, message: string, hint?: string) => void

/** Names that every record carries itself. */
export const systemFields = ['id', 'version', 'createdAt', 'updatedAt'] as const

/** The hint for a word that is not known. */
export const meant = (word: string, words: readonly string[]) => {
  const near = closest(word, words)
  return near && `Did you mean '${near}'?`
}

/** What names are checked against: a descriptor as it was given, or the resource made from it. */
type Described =
  | Pick<LooseDescriptor, 'name' | 'fields' | 'workflow'>
  | Pick<Resource, 'name' | 'fields' | 'workflow'>

/** All names a condition, a column or a sort may use. */
export const namesOf = (given: Described) => [
  ...Object.keys(given.fields),
  ...(given.workflow ? ['status'] : []),
  ...systemFields,
]

/** Whether a name is one of a field; reports it otherwise. */
export const knownField = (given: Described, report: Report) => (at: string, name: string) => {
  const names = namesOf(given)
  if (names.includes(name)) return true
  report(at, 'unknown-field', `'${name}' is not a field of ${given.name}.`, meant(name, names))
  return false
}

/** Finds the fields and operators of a condition that do not exist. */
export const checkCondition = (given: Described, report: Report) => {
  const known = knownField(given, report)
  return function check(at: string, condition: Condition): void {
    for (const [name, operator] of clauses(condition)) {
      if (!known(at, name)) continue
      const allowed: readonly string[] = given.fields[name]?.type.operators ?? operators
      if (!allowed.includes(operator)) {
        const kind = given.fields[name]?.kind ?? 'system'
        report(
          at,
          'unknown-operator',
          `'${operator}' cannot be asked of '${name}', a ${kind} field.`,
          `Use one of: ${allowed.join(', ')}.`,
        )
      }
    }
    for (const part of [...(condition.all ?? []), ...(condition.any ?? [])]) check(at, part)
  }
}
