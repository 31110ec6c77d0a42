import { type Condition, type Field, isInput, matches, type Resource } from '../core/index.ts'
import { oncePer } from '../core/oncePer.ts'

type Values = Record<string, unknown>

/** Whether a rule's condition holds; an absent rule does not. */
export const holds = (condition: unknown, values: Values) =>
  condition !== undefined && matches(condition as Condition, values)

/** Whether the form shows the field: its rule, and that of the section it sits in. */
export function isVisible(resource: Resource, name: string, values: Values): boolean {
  const rule = resource.rules[name]?.visible
  if (rule !== undefined && !holds(rule, values)) return false
  const section = sectionsOf(resource).get(name)
  return section?.visible === undefined || holds(section.visible, values)
}

/** The section that each field sits in, the first where it sits in several. */
const sectionsOf = oncePer(({ form }: Resource) => {
  const placed = Object.values(form.sections).flatMap((section) =>
    section.lines.flat().map((name) => [name as string, section] as const),
  )
  return new Map(placed.reverse())
})

/** Whether the record may not be saved without a value of this field, as things stand. */
export function isRequiredNow(resource: Resource, name: string, values: Values): boolean {
  const required = resource.fields[name]?.options.required || holds(resource.rules[name]?.required, values)
  return required && isVisible(resource, name, values)
}

/** Whether the field may not be changed, as things stand. */
export const isReadOnly = (resource: Resource, name: string, values: Values): boolean =>
  !isInput(resource.fields[name] as Field) || holds(resource.rules[name]?.readOnly, values)

/** The values a new record starts with. */
export function defaultsOf(fields: Resource['fields']): Values {
  const entries = Object.entries(fields).filter(([, { options }]) => !options.computed)
  return Object.fromEntries(
    entries.map(([name, { options }]) => [name, options.default ?? (options.list ? [] : null)]),
  )
}
