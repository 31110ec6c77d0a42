import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useGetOne, useTranslate } from 'ra-core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { hasFlag, type ListAsked, type RecordOf } from '../../../../src/core/index.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { isTyping } from '../../../../src/shell/shortcuts/keys.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import type { rating } from '../rating.ts'
import css from './rating.module.css'
import StarsCell from './StarsCell.tsx'
import { useOwn } from './useOwn.ts'

type Rating = RecordOf<typeof rating>

/** So many are fetched at once; what is decided goes, so that the next ones come. */
const batch = 50

const reasons = ['offensive', 'personalData', 'spam', 'offTopic', 'fake', 'competitor', 'other'] as const

/** The ratings that wait, one after the other, the oldest first: A approves, R asks why and rejects, the arrows go on and back. */
export default function ModerationQueue({ resource, close }: OwnActionProps<RecordOf<typeof rating>>) {
  const { text, value } = useOwn()
  const translate = useTranslate()
  const viewer = useViewer()
  const dataProvider = useDataProvider<ShopDataProvider>()
  const [act, isBusy] = useAct(resource.path)
  const [place, setPlace] = useState(0)
  const [isRejecting, setRejecting] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const { data } = useQuery({
    queryKey: [resource.path, 'queue'],
    queryFn: ({ signal }) =>
      dataProvider.getList<Rating>(resource.path, {
        filter: { status: 'pending' },
        sort: { field: 'createdAt', order: 'ASC' },
        pagination: { page: 1, perPage: batch },
        signal,
      } satisfies ListAsked<Rating>),
    staleTime: 0,
  })
  const waiting = data?.data ?? []
  const at = Math.min(place, Math.max(0, waiting.length - 1))
  const current = waiting[at]
  const mayDecide = hasFlag(viewer, resource.name, 'moderate') && current !== undefined

  const go = (step: number) => {
    setRejecting(false)
    setPlace(Math.max(0, Math.min(at + step, waiting.length - 1)))
    body.current?.focus()
  }
  const decide = (name: 'approve' | 'reject', answers: Record<string, unknown> = {}) => {
    if (!current) return
    void act(async () => {
      const { id, version } = current
      await dataProvider.transition(resource.path, { id, name, version, data: answers })
      setRejecting(false)
      body.current?.focus()
      return text(name === 'approve' ? 'approved' : 'rejected')
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.nativeEvent)) return
    const keys: Record<string, (() => void) | undefined> = {
      a: mayDecide ? () => decide('approve') : undefined,
      r: mayDecide ? () => setRejecting(true) : undefined,
      ArrowRight: () => go(1),
      ArrowLeft: () => go(-1),
    }
    const press = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!press || isBusy) return
    event.preventDefault()
    press()
  }
  return (
    <Dialog title={text('queue')} size="medium" onClose={close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the dialog, which buttons do as well */}
      <div onKeyDown={onKeyDown}>
        <div className={`${dialog.body} ${css.body}`} ref={body} tabIndex={-1} data-first aria-live="polite">
          {!data && <Skeleton height={120} />}
          {data && !current && <p className={css.words}>{text('done')}</p>}
          {current && <Waiting key={current.id} record={current} left={data?.total ?? 0} />}
          {current && isRejecting && (
            <fieldset className={css.reasons}>
              <legend>{text('whyReject')}</legend>
              {reasons.map((reason, index) => (
                <Button
                  key={reason}
                  small
                  busy={isBusy}
                  autoFocus={index === 0}
                  onClick={() => decide('reject', { rejectReason: reason })}
                >
                  {value('rejectReason', reason)}
                </Button>
              ))}
            </fieldset>
          )}
          {current && <p className={css.quiet}>{text('keys')}</p>}
        </div>
        <div className={dialog.actions}>
          <Button onClick={close}>{translate('ra.action.close')}</Button>
          <Button disabled={at === 0} onClick={() => go(-1)}>
            {text('back')}
          </Button>
          <Button disabled={at >= waiting.length - 1} onClick={() => go(1)}>
            {text('next')}
          </Button>
          {mayDecide && (
            <>
              <Button danger busy={isBusy} onClick={() => setRejecting(true)}>
                {text('reject')}
              </Button>
              <Button look="primary" busy={isBusy} onClick={() => decide('approve')}>
                {text('approve')}
              </Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** One rating as its customer wrote it, with what helps to judge it. */
function Waiting({ record, left }: { record: Rating; left: number }) {
  const { text, value } = useOwn()
  const translate = useTranslate()
  // Asking for what one may not see ends the session.
  const maySee = hasFlag(useViewer(), 'product', 'view')
  const { data: product } = useGetOne('pages/products', { id: record.product }, { enabled: maySee })
  return (
    <>
      <p className={css.facts}>
        <span>{text('left', { smart_count: left })}</span>
        {product && <span dir="auto">{product.name}</span>}
        <span dir="auto">{record.displayName}</span>
        {record.sizeBought && <span>{record.sizeBought}</span>}
      </p>
      <StarsCell value={record.rating} />
      {record.title && (
        <h3 className={css.title} dir="auto">
          {record.title}
        </h3>
      )}
      {record.body && (
        <p className={css.words} dir="auto">
          {record.body}
        </p>
      )}
      <div className={css.flags}>
        {record.verified && (
          <ToneChip tone="success">{translate('resources.pages/rating.fields.verified')}</ToneChip>
        )}
        {record.flags.map((flag) => (
          <ToneChip key={flag} tone="warning">
            {value('flags', flag)}
          </ToneChip>
        ))}
      </div>
    </>
  )
}
