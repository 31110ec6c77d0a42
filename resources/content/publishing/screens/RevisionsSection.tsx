import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useLocale } from 'ra-core'
import { useState } from 'react'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { type AnyRecord, hasFlag, type Resource } from '../../../../src/core/index.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useCopy } from '../../../../src/shell/useCopy.ts'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { CompareRevision } from './CompareRevision.tsx'
import css from './publishing.module.css'

/** A published version in the list. */
export interface RevisionLine {
  readonly number: number
  readonly live: boolean
  readonly note: string | null
  readonly at: string
  readonly actorName: string
}

/** What was published of a record: who, when, compared with the draft, brought back; and a secret link to the draft. */
export default function RevisionsSection({ resource, record }: OwnSectionProps) {
  const { text: own } = useAreaWords(resource.path)
  return record ? (
    <Revisions resource={resource} record={record} own={own} />
  ) : (
    <p className={css.quiet}>{own('savedFirst')}</p>
  )
}

interface RevisionsProps {
  resource: Resource
  record: AnyRecord
  own: (key: string, values?: object) => string
}

function Revisions({ resource, record, own }: RevisionsProps) {
  const locale = useLocale() ?? 'en'
  const viewer = useViewer()
  const ask = useOperation(resource)
  const provider = useDataProvider()
  const [act, isBusy] = useAct(resource.path)
  const [compared, setCompared] = useState<number>()
  const [link, setLink] = useState<{ address: string; until: string }>()
  const { id, version } = record
  const { data, error } = useQuery({
    queryKey: [resource.path, 'revisions', id, version],
    queryFn: ({ signal }) => ask<{ revisions: RevisionLine[] }>('revisions', { id, signal }),
    retry: false,
  })
  const mayEdit = hasFlag(viewer, resource.name, 'edit') && record.status !== 'archived'
  const restore = (number: number) =>
    act(async () => {
      const { data: latest } = await provider.getOne<AnyRecord>(resource.path, { id })
      await ask('restoreRevision', { record: latest, input: { number } })
      return own('restored', { number })
    })
  const copy = useCopy()
  const makeLink = () =>
    act(async () => {
      const { path, until } = await ask<{ path: string; until: string }>('preview', {
        id,
        input: { hours: 48 },
      })
      const address = new URL(path, import.meta.env.VITE_API_URL ?? window.location.origin).href
      setLink({ address, until })
      await copy(address, own('linkMade'))
      return undefined
    })
  return (
    <div className={css.revisions}>
      {mayEdit && (
        <div className={css.link}>
          <Button small busy={isBusy} onClick={() => void makeLink()}>
            {own('makeLink')}
          </Button>
          {link && (
            <p>
              <a href={link.address} target="_blank" rel="noopener noreferrer" dir="ltr">
                {link.address}
              </a>
              <span className={css.quiet}>{own('linkUntil', { time: formatTime(link.until, locale) })}</span>
            </p>
          )}
        </div>
      )}
      {error && <p role="alert">{(error as Error).message}</p>}
      {!data && !error && <Skeleton height={60} />}
      {data?.revisions.length === 0 && <p className={css.quiet}>{own('noRevisions')}</p>}
      <ol className={css.list}>
        {data?.revisions.map((revision) => (
          <li key={revision.number} className={css.line}>
            <span className={css.what}>
              <strong>{own('revision', { number: revision.number })}</strong>
              {revision.live && <ToneChip tone="success">{own('isLive')}</ToneChip>}
              <span className={css.quiet}>
                {formatTime(revision.at, locale)} · {revision.actorName}
              </span>
              {revision.note && <span dir="auto">{revision.note}</span>}
            </span>
            <span className={css.tools}>
              <Button small look="text" onClick={() => setCompared(revision.number)}>
                {own('compare')}
              </Button>
              {mayEdit && (
                <Button small look="text" disabled={isBusy} onClick={() => void restore(revision.number)}>
                  {own('restore')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ol>
      {compared !== undefined && data && (
        <CompareRevision
          resource={resource}
          record={record}
          numbers={data.revisions.map(({ number }) => number)}
          from={compared}
          onClose={() => setCompared(undefined)}
        />
      )}
    </div>
  )
}
