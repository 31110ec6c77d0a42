import type { Resource } from '../../core/index.ts'
import type { FieldProblem } from '../../derive/problems.ts'
import { validate } from '../../derive/validate.ts'
import type { Values } from './values.ts'

interface Sides {
  /** The fields that this person may write; others are not sent, so they are not checked. */
  writable: ReadonlySet<string>
  /** The fields that this person sees; what is wrong elsewhere only the server can say. */
  readable: ReadonlySet<string>
  /** The record that is changed, undefined for a new one. */
  base: Values | undefined
}

/** All that is wrong with a form by THE check: what cannot be read and what is missing at once, rather than one after the other. */
export function check(
  resource: Resource,
  values: Values,
  { writable, readable, base }: Sides,
): FieldProblem[] {
  const input = Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => writable.has(name) || (name === 'translations' && 'translations' in values),
    ),
  )
  const first = problemsOf(resource, input, base)
  const wrong = new Set(first.map(({ path }) => path.split('.')[0]))
  const rest =
    first.length === 0
      ? []
      : problemsOf(
          resource,
          Object.fromEntries(Object.entries(input).filter(([name]) => !wrong.has(name))),
          base,
        )
  const further = rest.filter(({ path }) => !wrong.has(path.split('.')[0]))
  return [...first, ...further].filter(({ path }) => {
    const [name = ''] = path.split('.')
    return readable.has(name) || name === 'translations'
  })
}

function problemsOf(resource: Resource, input: Values, base: Values | undefined): FieldProblem[] {
  const result = validate(resource, input, base)
  return result.ok ? [] : result.problems
}
