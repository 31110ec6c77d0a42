import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { Resource } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { seo } from '../seo.ts'
import { PathForm } from './PathForm.tsx'
import css from './seo.module.css'

interface Tested {
  readonly redirect: { readonly fromPath: string; readonly to: string | null; readonly type: string } | null
  readonly path: string | null
  readonly page: { readonly entity: string; readonly name: string } | null
}

/** What a visitor of an address gets: where it sends them, and what they see there. Trying counts as no visit. */
export function AddressTest({ resource }: { resource: Resource }) {
  const { text, value, locale } = useAreaWords<typeof seo>(resource.path)
  const ask = useOperation(resource)
  const [path, setPath] = useState<string>()
  const { data, error, isFetching } = useQuery({
    queryKey: [resource.path, 'address', path, locale],
    queryFn: ({ signal }) => ask<Tested>('address', { input: { path, locale }, signal }),
    enabled: path !== undefined,
    retry: false,
  })
  return (
    <div className={css.page}>
      <PathForm
        id="address-path"
        label={text('address.path')}
        help={text('address.hint')}
        submit={text('address.test')}
        onPath={setPath}
      />
      <div role="status">
        {error && <p>{error.message}</p>}
        {!data && isFetching && <Skeleton height={80} />}
        {data && (
          <div className={css.page}>
            <p>
              {data.redirect
                ? text(data.redirect.to === null ? 'address.gone' : 'address.leads', {
                    from: data.redirect.fromPath,
                    to: data.redirect.to ?? '',
                    type: data.redirect.type,
                  })
                : text('address.direct')}
            </p>
            {data.page ? (
              <p>
                <ToneChip tone="success">{value('entity', data.page.entity)}</ToneChip> {data.page.name}
              </p>
            ) : (
              data.path !== null && (
                <p>
                  <ToneChip tone="danger">{text('address.nothing')}</ToneChip>
                </p>
              )
            )}
          </div>
        )}
      </div>
    </div>
  )
}
