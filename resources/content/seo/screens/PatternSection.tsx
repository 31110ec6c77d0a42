import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import type { Resource } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { FormLines } from '../../../../src/views/form/FormLines.tsx'
import { unknownVariables } from '../rules/seoPatterns.ts'
import css from './seo.module.css'

interface Sample {
  readonly path: string | null
  readonly title: string
  readonly description: string
}

/** A pattern, and what it makes of three real records while it is typed. */
export default function PatternSection({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const ask = useOperation(resource)
  const [entity, locale, title, description] = useDeferredValue(
    useWatch({ name: ['entity', 'locale', 'titleTemplate', 'descriptionTemplate'] }),
  ) as (string | null | undefined)[]
  const isWhole =
    Boolean(entity && locale && title) && unknownVariables(`${title ?? ''}${description ?? ''}`).length === 0
  const input = { entity, locale, titleTemplate: title, descriptionTemplate: description || null }
  const { data } = useQuery({
    queryKey: [resource.path, 'samples', input],
    queryFn: ({ signal }) => ask<{ samples: Sample[] }>('samples', { input, signal }),
    enabled: isWhole,
    retry: false,
    placeholderData: (known) => known,
  })
  return (
    <>
      <FormLines lines={resource.form.sections.general?.lines ?? []} />
      {isWhole && data && (
        <section aria-label={translate(`resources.${resource.path}.own.howItLooks`)} className={css.samples}>
          {data.samples.map((sample) => (
            <div key={sample.path} className={css.result}>
              <span className={css.path} dir="ltr">
                {sample.path}
              </span>
              <strong dir="auto">{sample.title}</strong>
              <span dir="auto">{sample.description}</span>
            </div>
          ))}
        </section>
      )}
    </>
  )
}
