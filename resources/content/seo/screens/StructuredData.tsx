import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { Resource } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { seo } from '../seo.ts'
import css from './seo.module.css'

/** What the page of a path tells search engines beside its words, as the store embeds it. */
export function StructuredData({ resource }: { resource: Resource }) {
  const { text, locale } = useAreaWords<typeof seo>(resource.path)
  const ask = useOperation(resource)
  const [typed, setTyped] = useState('/')
  const [path, setPath] = useState('/')
  const { data, error } = useQuery({
    queryKey: [resource.path, 'structuredData', path, locale],
    queryFn: ({ signal }) =>
      ask<{ data: readonly object[] | null }>('structuredData', { input: { path, locale }, signal }),
    retry: false,
  })
  const show = (event: FormEvent) => {
    event.preventDefault()
    setPath(typed.trim())
  }
  return (
    <div className={css.page}>
      <form onSubmit={show} className={css.page}>
        <TextBoxField
          id="structured-path"
          source="path"
          label={text('structured.path')}
          help={text('structured.hint')}
          dir="ltr"
          text={typed}
          onText={setTyped}
        />
        <div>
          <Button type="submit" disabled={!/^\/\S*$/.test(typed.trim())}>
            {text('structured.show')}
          </Button>
        </div>
      </form>
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
