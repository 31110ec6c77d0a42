import { useMemo } from 'react'
import type { FormSection } from '../../core/index.ts'
import { type Condition, fieldsOf, matches } from '../../core/index.ts'
import { isVisible } from '../../derive/rules.ts'
import { useFormFacts } from './FormContexts.ts'
import { useValues } from './useFieldRules.ts'

type Entry = readonly [key: string, section: FormSection]

/** The sections that have something to show at this moment, for the wide and the narrow column. */
export function useFilledSections(): { main: readonly Entry[]; aside: readonly Entry[] } {
  const { resource, readable, views } = useFormFacts()
  const read = useMemo(() => {
    const conditions = [
      ...Object.values(resource.rules).map((rule) => rule?.visible),
      ...Object.values(resource.form.sections).map(({ visible }) => visible),
    ]
    return [
      ...new Set(conditions.flatMap((condition) => (condition ? fieldsOf(condition as Condition) : []))),
    ]
  }, [resource])
  const values = useValues(read)
  const filled = Object.entries(resource.form.sections).filter(([key, { lines, visible }]) =>
    views.sections[key]
      ? matches((visible ?? {}) as Condition, values)
      : lines.flat().some((name) => readable.has(name) && isVisible(resource, name, values)),
  )
  return {
    main: filled.filter(([, { in: place }]) => place === 'main'),
    aside: filled.filter(([, { in: place }]) => place === 'aside'),
  }
}
