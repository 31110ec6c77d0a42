import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { type Condition, fieldsOf, type Resource } from '../../core/index.ts'
import { isReadOnly, isRequiredNow, isVisible } from '../../derive/rules.ts'
import { useFormFacts } from './FormContexts.ts'
import type { Values } from './values.ts'

/** What the rules say of a field as things stand. */
export interface RulesNow {
  visible: boolean
  required: boolean
  readOnly: boolean
}

const conditionFields = (conditions: readonly unknown[]): string[] => [
  ...new Set(conditions.flatMap((condition) => (condition ? fieldsOf(condition as Condition) : []))),
]

const sectionOf = (resource: Resource, name: string) =>
  Object.values(resource.form.sections).find(({ lines }) => lines.flat().includes(name))

/** The rules of a field, live: only changes of fields that its conditions read draw it anew. */
export function useFieldRules(name: string): RulesNow {
  const { resource, base } = useFormFacts()
  const read = useMemo(() => {
    const rules = resource.rules[name]
    return conditionFields([
      rules?.visible,
      rules?.required,
      base ? undefined : rules?.readOnly,
      sectionOf(resource, name)?.visible,
    ])
  }, [resource, name, base])
  const values = useValues(read)
  return {
    visible: isVisible(resource, name, values),
    required: isRequiredNow(resource, name, values),
    // A stored record is judged as it is stored, as the server does.
    readOnly: isReadOnly(resource, name, base ?? values),
  }
}

/** Whether any of some fields is visible, live. */
export function useAnyVisible(names: readonly string[]): boolean {
  const { resource } = useFormFacts()
  const read = useMemo(
    () =>
      conditionFields(
        names.flatMap((name) => [resource.rules[name]?.visible, sectionOf(resource, name)?.visible]),
      ),
    [resource, names],
  )
  const values = useValues(read)
  return names.some((name) => isVisible(resource, name, values))
}

/** The values of some fields, live. */
export function useValues(names: readonly string[]): Values {
  const values = useWatch({ name: [...names] as string[] }) as unknown[]
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? null]))
}
