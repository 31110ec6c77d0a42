import { useLocale } from 'ra-core'
import {
  type AnyRecord,
  type Field,
  type Fields,
  isEmpty,
  type Resource,
} from '../../../../src/core/index.ts'
import { FieldValue } from '../../../../src/views/show/FieldValue.tsx'
import css from '../../../../src/views/show/show.module.css'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { page } from '../page.ts'
import { type ContentPart, contentValue } from '../rules/contentValue.ts'

interface TypedValuesProps {
  resource: Resource
  record: AnyRecord
  fields: Fields
  part: ContentPart
}

/** Typed content to be read, in the language of the interface: what `TypedFields` writes. */
export function TypedValues({ resource, record, fields, part }: TypedValuesProps) {
  const locale = useLocale() ?? 'en'
  const { text: own } = useAreaWords<typeof page>(resource.path)
  return Object.entries(fields).map(([name, field]) => {
    const value = contentValue(part, name, locale) ?? field.options.default ?? null
    return (
      <dl key={name} className={css.values}>
        <div className={css.value}>
          <dt>{own(`parts.${name}`)}</dt>
          <dd>
            {field.kind === 'select' && !isEmpty(value) ? (
              own(`choices.${value}`)
            ) : (
              <FieldValue
                resource={resource}
                name={name}
                value={value}
                record={record}
                field={field as Field}
              />
            )}
          </dd>
        </div>
      </dl>
    )
  })
}
