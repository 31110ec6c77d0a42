import { useTranslate } from 'ra-core'
import type { Resource } from '../../core/index.ts'
import { useFieldLabel } from './FieldChange.tsx'
import css from './history.module.css'

/** A field that does not go back with a version, and why. */
export interface KeptField {
  readonly field: string
  readonly why: 'workflow' | 'system' | 'readOnly' | 'permission'
}

/** The fields that stay as they are, for each reason those it holds for. */
export function KeptFields({ resource, kept }: { resource: Resource; kept: readonly KeptField[] }) {
  const translate = useTranslate()
  const labelOf = useFieldLabel(resource)
  if (kept.length === 0) return null
  return (
    <ul className={css.kept}>
      {[...Map.groupBy(kept, ({ why }) => why)].map(([why, some]) => (
        <li key={why}>
          {translate(`form.history.kept.${why}`, {
            fields: some.map(({ field }) => labelOf(field)).join(translate('list.comma')),
          })}
        </li>
      ))}
    </ul>
  )
}
