import { useQuery } from '@tanstack/react-query'
import { useCreatePath, useLocale, useRecordContext, useTranslate } from 'ra-core'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import type { AnyRecord } from '../../../../src/core/index.ts'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import text from '../../../../src/fields/text/text.input.tsx'
import type { InputProps } from '../../../../src/fields/view.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { tag } from '../tag.ts'
import css from './NameInput.module.css'

interface Near {
  readonly id: string
  readonly name: string
  readonly usageCount: number
}

const TextInput = text.Input

/** The name of a tag; where it could be mistaken for one that is there, that one is offered instead. */
export function NameInput(props: InputProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const createPath = useCreatePath()
  const ask = useOperation(tag)
  const own = useRecordContext<AnyRecord>()
  const [name, kind] = useWatch({ name: ['name', 'kind'] }) as [string | null, string | null]
  const typed = useDeferredValue((name ?? '').trim())
  const isAsked = typed.length > 1 && kind !== null && typed !== own?.name
  const { data } = useQuery({
    queryKey: [tag.path, 'similar', typed, kind, own?.id ?? null],
    queryFn: ({ signal }) =>
      ask<{ tags: Near[] }>('similar', { input: { name: typed, kind, except: own?.id ?? null }, signal }),
    enabled: isAsked,
    staleTime: 10_000,
    retry: false,
  })
  const near = isAsked ? (data?.tags ?? []) : []
  return (
    <div>
      <TextInput {...props} />
      <div role="status">
        {near.length > 0 && (
          <p className={css.near}>
            {translate('merchandising.near', { smart_count: near.length })}{' '}
            {near.map(({ id, name: other, usageCount }) => (
              <Link key={id} className={css.link} to={createPath({ resource: tag.path, id, type: 'edit' })}>
                <bdi>{other}</bdi> ({formatNumber(String(usageCount), locale)})
              </Link>
            ))}
          </p>
        )}
      </div>
    </div>
  )
}
