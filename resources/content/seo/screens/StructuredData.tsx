import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { Resource } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { seo } from '../seo.ts'
import { PathForm } from './PathForm.tsx'
import css from './seo.module.css'

/** What the page of a path tells search engines beside its words, as the store embeds it. */
export function StructuredData({ resource }: { resource: Resource }) {
  const { text, locale } = useAreaWords<typeof seo>(resource.path)
  const ask = useOperation(resource)
  const [path, setPath] = useState('/')
  const { data, error } = useQuery({
    queryKey: [resource.path, 'structuredData', path, locale],
    queryFn: ({ signal }) =>
      ask<{ data: readonly object[] | null }>('structuredData', { input: { path, locale }, signal }),
    retry: false,
  })
  return (
    <div className={css.page}>
      <PathForm
        id="structured-path"
        label={text('structured.path')}
        help={text('structured.hint')}
        submit={text('structured.show')}
        onPath={setPath}
      />
      <div role="status">
        {error && <p>{error.message}</p>}
        {!data && !error && <Skeleton height={160} />}
        {data?.data === null && <p>{text('structured.nothing')}</p>}
        {data?.data?.length === 0 && <p>{text('structured.empty')}</p>}
      </div>
      {data?.data?.map((thing) => (
        <pre key={JSON.stringify(thing)} className={css.thing} dir="ltr">
          {JSON.stringify(thing, null, 2)}
        </pre>
      ))}
    </div>
  )
}
