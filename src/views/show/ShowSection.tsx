import { useLocale } from 'ra-core'
import { useId } from 'react'
import { type AnyRecord, baseLocale, type Resource } from '../../core/index.ts'
import css from '../form/form.module.css'
import { useTexts } from '../form/useTexts.ts'
import { useViews } from '../overrides.ts'
import { FieldValue } from './FieldValue.tsx'
import own from './show.module.css'

interface ShowSectionProps {
  title: string
  resource: Resource
  record: AnyRecord
  lines: readonly (readonly string[])[]
}

/** A part of a record to be read, its lines as in the form; texts in the language of the interface where there are any. */
export function ShowSection({ title, resource, record, lines }: ShowSectionProps) {
  const texts = useTexts(resource)
  const locale = useLocale() ?? 'en'
  const views = useViews(resource)
  const id = useId()
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.cardTitle}>
        {title}
      </h2>
      <div className={own.values}>
        {lines.map((names) => (
          <dl key={names.join()} className={own.line}>
            {names.map((name) => {
              const field = resource.fields[name]
              const translated: unknown =
                field?.options.localized && locale !== baseLocale
                  ? record.translations?.[locale]?.[name]
                  : undefined
              const value: unknown = translated || record[name]
              const Cell = views.cells[name]
              return (
                <div key={name} className={own.value}>
                  <dt {...(texts.field(name) === title ? { className: 'visually-hidden' } : {})}>
                    {texts.field(name)}
                  </dt>
                  <dd>
                    {Cell && field && value !== null && value !== undefined ? (
                      <Cell
                        value={value}
                        options={field.options}
                        name={name}
                        record={record}
                        resource={resource}
                      />
                    ) : (
                      <FieldValue
                        resource={resource}
                        name={name}
                        field={field}
                        value={value}
                        record={record}
                      />
                    )}
                  </dd>
                </div>
              )
            })}
          </dl>
        ))}
      </div>
    </section>
  )
}
