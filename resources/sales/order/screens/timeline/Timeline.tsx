import { useInfiniteQuery } from '@tanstack/react-query'
import { LinkBase, useDataProvider, useTranslate } from 'ra-core'
import { type RefObject, useContext, useId, useMemo, useState } from 'react'
import type { ShopDataProvider } from '../../../../../src/providers/dataProvider.ts'
import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { Comment } from '../../../../../src/views/Comment.tsx'
import { FileLink } from '../../../../../src/views/FileLink.tsx'
import form from '../../../../../src/views/form/form.module.css'
import { RelativeTime } from '../../../../../src/views/history/RelativeTime.tsx'
import { RegistryContext } from '../../../../../src/views/RegistryContext.ts'
import { useRecordPath } from '../../../../../src/views/useRecordPath.ts'
import { useChildren } from '../items/useChildren.ts'
import css from '../order.module.css'
import type { PartProps } from '../part.ts'
import { useOwn } from '../useOwn.ts'
import { CommentBox } from './CommentBox.tsx'
import { TimelineMark } from './TimelineMark.tsx'
import timeCss from './timeline.module.css'
import { type Group, type TimelineEntry, timelineOf } from './timelineOf.ts'

const perPage = 50
const filters = ['all', 'comment', 'order', 'parcel', 'money', 'return'] as const

/** What happened to an order, the latest first: what staff wrote and did, its parcels, its money; filtered, and with a box for the next word. */
export function Timeline({
  resource,
  order,
  mayWrite,
  box,
}: PartProps & { box: RefObject<HTMLDivElement | null> }) {
  const { text } = useOwn()
  const translate = useTranslate()
  const id = useId()
  const provider = useDataProvider<ShopDataProvider>()
  const [filter, setFilter] = useState<(typeof filters)[number]>('all')
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [resource.path, 'timeline', order.id, order.version],
    queryFn: ({ pageParam, signal }) =>
      provider.history(resource.path, { id: order.id, page: pageParam, perPage, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * perPage < last.total ? pages.length + 1 : undefined),
    retry: false,
  })
  const { records: parcels } = useChildren('shipment', order.id)
  const { records: payments } = useChildren('payment', order.id)
  const { records: refunds } = useChildren('refund', order.id)
  const { records: invoices } = useChildren('invoice', order.id)
  const { records: returns } = useChildren('orderReturn', order.id)
  const { records: requests } = useChildren('cancellationRequest', order.id)
  const entries = useMemo(() => {
    const history = data?.pages.flatMap((page) => page.data) ?? []
    return timelineOf({ order, history, parcels, payments, refunds, invoices, returns, requests })
  }, [order, data, parcels, payments, refunds, invoices, returns, requests])
  const groups = new Set<string>(entries.map(({ group }) => group))
  const shown = entries.filter(({ group }) => filter === 'all' || group === filter)
  return (
    <section className={form.card} aria-labelledby={id}>
      <div className={css.cardHead}>
        <h2 id={id} className={form.cardTitle}>
          {text('timeline')}
        </h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that are not wanted here */}
        <div role="group" aria-label={text('filter')} className={timeCss.filters}>
          {filters
            .filter((each) => each === 'all' || each === filter || groups.has(each))
            .map((each) => (
              <button
                key={each}
                type="button"
                className={timeCss.filter}
                aria-pressed={each === filter}
                onClick={() => setFilter(each)}
              >
                {text(`filters.${each}`)}
              </button>
            ))}
        </div>
      </div>
      {mayWrite && (
        <div ref={box}>
          <CommentBox key={order.id} resource={resource} id={order.id} />
        </div>
      )}
      {shown.length === 0 && <p className={css.none}>{translate('form.history.none')}</p>}
      <ol className={timeCss.timeline}>
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <Button small busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {translate('form.history.more')}
        </Button>
      )}
    </section>
  )
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { list } = usePunctuation()
  const { group, who, at, text: key, values, note, file, about } = entry
  const { text, money, value } = useOwn()
  const translate = useTranslate()
  const registry = useContext(RegistryContext)
  const pathOf = useRecordPath()
  const area = about && registry[about.area]
  const to = area && pathOf(area, about.id)
  const names = group === 'comment' && values.names ? String(values.names) : undefined
  const words = text(`event.${key}`, {
    ...values,
    amount: typeof values.amount === 'number' ? money(values.amount) : values.amount,
    difference: typeof values.difference === 'number' ? money(values.difference) : values.difference,
    status:
      values.status !== undefined && key === 'became'
        ? value('status', String(values.status))
        : values.state !== undefined
          ? list([value('parcelStates', String(values.state)), values.place])
          : values.status,
  })
  return (
    <li className={timeCss.entry} data-group={group}>
      <TimelineMark group={group as Group} />
      <div className={timeCss.entryBody}>
        {group === 'comment' ? (
          <Comment
            author={who ?? translate('form.history.system')}
            about={names && text('comment.mentioned', { names })}
            names={names?.split(', ')}
            at={at}
            text={note ?? ''}
          />
        ) : (
          <>
            <div className={timeCss.entryHead}>
              <span>
                {to ? <LinkBase to={to}>{words}</LinkBase> : words}
                {who && ' '}
                {who && <span className={css.quiet}>{text('by', { name: who })}</span>}
              </span>
              <RelativeTime at={at} />
            </div>
            {note && (
              <p className={timeCss.note} dir="auto">
                {note}
              </p>
            )}
          </>
        )}
        {file && <FileLink value={file} />}
      </div>
    </li>
  )
}
