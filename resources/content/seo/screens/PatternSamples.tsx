import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import type { Resource } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { unknownVariables } from '../rules/seoPatterns.ts'
import css from './seo.module.css'

interface Sample {
  readonly path: string | null
  readonly title: string
  readonly description: string
}

/** What a pattern makes of three real records while it is typed. */
export default function PatternSamples({ resource }: { resource: Resource }) {
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
  if (!isWhole || !data) return null
  return (
    <div className={css.samples}>
      {data.samples.map((sample) => (
        <div key={sample.path} className={css.result}>
          <span className={css.path} dir="ltr">
            {sample.path}
          </span>
          <strong dir="auto">{sample.title}</strong>
          <span dir="auto">{sample.description}</span>
        </div>
      ))}
    </div>
  )
}
