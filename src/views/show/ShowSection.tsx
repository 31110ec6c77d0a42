import { useLocale } from 'ra-core'
import { Suspense, useId } from 'react'
import { Skeleton } from '../../controls/parts/Skeleton.tsx'
import { type AnyRecord, baseLocale, type Resource } from '../../core/index.ts'
import css from '../form/form.module.css'
import { useTexts } from '../form/useTexts.ts'
import { useViews } from '../loadViews.ts'
import { FieldValue, isNothing } from './FieldValue.tsx'
import own from './show.module.css'

interface ShowSectionProps {
  sectionKey: string
  title: string
  resource: Resource
  record: AnyRecord
  lines: readonly (readonly string[])[]
}

/** A part of a record to be read, its lines as in the form; texts in the language of the interface where there are any. */
export function ShowSection({ sectionKey, title, resource, record, lines }: ShowSectionProps) {
  const texts = useTexts(resource)
  const locale = useLocale() ?? 'en'
  const views = useViews(resource)
  const id = useId()
  const Section = lines.length === 0 ? views.sections[sectionKey] : undefined
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.cardTitle}>
        {title}
      </h2>
      {Section ? (
        <Suspense fallback={<Skeleton height={72} />}>
          <Section resource={resource} record={record} />
        </Suspense>
      ) : (
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
                const Own = views.shows[name] ?? views.cells[name]
                return (
                  <div key={name} className={own.value}>
                    <dt {...(texts.field(name) === title ? { className: 'visually-hidden' } : {})}>
                      {texts.field(name)}
                    </dt>
                    <dd>
                      {Own && field && !isNothing(value) ? (
                        <Suspense fallback={<Skeleton height={22} />}>
                          <Own
                            value={value}
                            options={field.options}
                            name={name}
                            record={record}
                            resource={resource}
                          />
                        </Suspense>
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
      )}
    </section>
  )
}
