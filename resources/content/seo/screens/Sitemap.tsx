import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { hasFlag, type Resource } from '../../../../src/core/index.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { seo } from '../seo.ts'
import css from './seo.module.css'

/** What the server says of the sitemap. */
interface SitemapState {
  readonly built: { readonly at: string; readonly addresses: number; readonly found: number } | null
  readonly kinds: readonly {
    readonly entity: string
    readonly listed: number
    readonly noindex: number
    readonly leftOut: number
    readonly isOff: boolean
  }[]
  readonly leftOut: readonly {
    readonly entity: string
    readonly id: string
    readonly title: string
    readonly path: string | null
    readonly at: string
    readonly actorName: string
  }[]
}

/** The sitemap: when it was last made, what of each kind is in it, and what people keep out of it. */
export function Sitemap({ resource }: { resource: Resource }) {
  const locale = useLocale() ?? 'en'
  const translate = useTranslate()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const { text: own } = useAreaWords<typeof seo>(resource.path)
  const mayEdit = hasFlag(useViewer(), resource.name, 'edit')
  const { data, error } = useQuery({
    queryKey: [resource.path, 'sitemap'],
    queryFn: ({ signal }) => ask<SitemapState>('sitemap', { signal }),
    retry: false,
  })
  if (error) return <p role="alert">{(error as Error).message}</p>
  if (!data) return <Skeleton height={240} />
  const { built, kinds, leftOut } = data
  const kindOf = (entity: string) => translate(`resources.${resource.path}.values.entity.${entity}`)
  const change = (name: string, input: Readonly<Record<string, unknown>>) =>
    act(async () => {
      await ask(name, { input })
      return own('sitemap.built')
    })
  return (
    <div className={css.page}>
      <p>
        {built
          ? own('sitemap.lastBuilt', { time: formatTime(built.at, locale), smart_count: built.addresses })
          : own('sitemap.notBuilt')}{' '}
        <a href="/sitemap.xml" target="_blank" rel="noopener">
          sitemap.xml
        </a>
      </p>
      {built && built.found > built.addresses && (
        <p role="alert">{own('sitemap.tooMany', { found: built.found, most: built.addresses })}</p>
      )}
      {mayEdit && (
        <div>
          <Button busy={isBusy} onClick={() => void change('buildSitemap', {})}>
            {own('sitemap.build')}
          </Button>
        </div>
      )}
      <SmallTable
        heads={[
          own('filters.entity'),
          { end: own('sitemap.listed') },
          { end: own('sitemap.noindex') },
          { end: own('sitemap.leftOut') },
        ]}
        label={own('tabs.sitemap')}
      >
        {kinds.map(({ entity, listed, noindex, leftOut: out, isOff }) => (
          <tr key={entity}>
            <td>
              {kindOf(entity)} {isOff && <span className={css.quiet}>{own('sitemap.off')}</span>}
            </td>
            <td data-end>{listed}</td>
            <td data-end>{noindex}</td>
            <td data-end>{out}</td>
          </tr>
        ))}
      </SmallTable>
      {leftOut.length === 0 ? (
        <p className={css.quiet}>{own('sitemap.noneLeftOut')}</p>
      ) : (
        <ul className={css.rows} aria-label={own('sitemap.leftOut')}>
          {leftOut.map(({ entity, id, title, path, at, actorName }) => (
            <li key={id} className={css.row}>
              <span className={css.where}>
                <strong dir="auto">{title}</strong>
                <span className={css.path} dir="ltr">
                  {path}
                </span>
                <span className={css.quiet}>
                  {kindOf(entity)} · {formatTime(at, locale)} · {actorName}
                </span>
              </span>
              {mayEdit && (
                <Button
                  small
                  disabled={isBusy}
                  onClick={() => void change('setListed', { items: [{ entity, id }], listed: true })}
                >
                  {own('sitemap.takeIn')}
                  <span className="visually-hidden">{title}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
