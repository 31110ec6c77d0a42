import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'ra-core'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { hasFlag, type Resource } from '../../../../src/core/index.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button, ButtonLink } from '../../../../src/shell/controls/Button.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { usePageState } from '../../../../src/views/usePageState.ts'
import { Pages } from '../../../shared/pieces/screens/Pages.tsx'
import type { seo } from '../seo.ts'
import css from './seo.module.css'

interface Missing {
  readonly path: string
  readonly hits: number
  readonly referrer: string | null
  readonly lastAt: string
}

const size = 25

/** Addresses that visitors asked for and did not find, the most wanted first; each becomes a redirect or is forgotten. */
export function MissingAddresses({ resource }: { resource: Resource }) {
  const locale = useLocale() ?? 'en'
  const viewer = useViewer()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const [state, change] = usePageState()
  const page = Math.max(1, Number(state.page) || 1)
  const { text: own } = useAreaWords<typeof seo>(resource.path)
  const { data, error } = useQuery({
    queryKey: [resource.path, 'missing', page],
    queryFn: ({ signal }) =>
      ask<{ total: number; rows: Missing[] }>('missing', {
        input: { from: (page - 1) * size, size },
        signal,
      }),
    retry: false,
  })
  const forget = (path: string) =>
    act(async () => {
      await ask('forget', { input: { paths: [path] } })
      return own('forgotten')
    })
  return (
    <div className={css.page}>
      {error && <p role="alert">{(error as Error).message}</p>}
      {!data && !error && <Skeleton height={200} />}
      {data?.rows.length === 0 && <p className={css.quiet}>{own('noneMissing')}</p>}
      <ul className={css.rows}>
        {data?.rows.map(({ path, hits, referrer, lastAt }) => (
          <li key={path} className={css.row}>
            <div className={css.where}>
              <strong dir="ltr">{path}</strong>
              <span className={css.quiet}>
                {own('hits', { smart_count: hits })} · {formatTime(lastAt, locale)}
              </span>
              {referrer && (
                <span className={css.path} dir="ltr">
                  {referrer}
                </span>
              )}
            </div>
            <span className={css.chips}>
              {hasFlag(viewer, 'redirect', 'create') && (
                <ButtonLink
                  small
                  to={`/app/pages/redirects/create?source=${encodeURIComponent(JSON.stringify({ fromPath: path }))}`}
                >
                  {own('makeRedirect')}
                </ButtonLink>
              )}
              {hasFlag(viewer, resource.name, 'edit') && (
                <Button small look="text" disabled={isBusy} onClick={() => void forget(path)}>
                  {own('forget')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {data && (
        <Pages
          page={page}
          size={size}
          total={data.total}
          onPage={(next) => change({ tab: 'missing', page: String(next) })}
        />
      )}
    </div>
  )
}
