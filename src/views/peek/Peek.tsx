import { useGetOne, useTranslate } from 'ra-core'
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Dialog, dialog } from '../../controls/parts/Dialog.tsx'
import { Skeleton } from '../../controls/parts/Skeleton.tsx'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { readableFields } from '../../derive/permissions.ts'
import { wantedNames } from '../../derive/wantedNames.ts'
import { useArea } from '../../loadArea.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import { Button, ButtonLink } from '../../shell/controls/Button.tsx'
import { useCurrentRoute } from '../../shell/navigation/useMenu.ts'
import { type Peeked, peekedIn, recordAt, withPeeked } from '../../shell/peek/peekAddress.ts'
import type { PeekState } from '../../shell/peek/usePeek.ts'
import { useSearchNow } from '../../shell/routing/useSearchNow.ts'
import { useSingleKeys } from '../../shell/shortcuts/useShortcuts.ts'
import { PartFailure, PartWaiting } from '../../shell/states/PartState.tsx'
import { useTexts } from '../form/useTexts.ts'
import { NamedRecords } from '../NamedRecords.tsx'
import { useHeadline } from '../show/useHeadline.ts'
import { useRecordPath } from '../useRecordPath.ts'
import { PeekedRecord } from './PeekedRecord.tsx'
import { PeekSteps } from './PeekSteps.tsx'
import css from './peek.module.css'

/** The record that the address looks at, where the viewer may see it (`peekAddress.ts`). */
export default function Peek() {
  const peeked = peekedIn(useViewer(), useLocation().search)
  return peeked && <Drawer {...peeked} />
}

/** A record in a drawer over the page one is on, to be read: its address can be shared, and Back or Esc leads to where one was. */
function Drawer({ area, id }: Peeked) {
  const translate = useTranslate()
  const resource = useArea(area)
  const viewer = useViewer()
  const navigate = useNavigate()
  const pathTo = useRecordPath()
  const [hasKeys] = useSingleKeys()
  const { pathname, state } = useLocation()
  const searchNow = useSearchNow()
  const { route } = useCurrentRoute()
  const { data: record, error, refetch } = useGetOne<AnyRecord>(area.path, { id }, { retry: false })
  const readable = useMemo(() => new Set(readableFields(viewer, resource)), [viewer, resource])
  const wanted = useMemo(
    () =>
      wantedNames(
        resource,
        [...readable].map((name) => [name, record?.[name]]),
      ),
    [resource, readable, record],
  )
  const close = () => {
    // Whoever came by an address has nothing to go back to.
    if ((state as PeekState | null)?.isPeeked) navigate(-1)
    else navigate({ search: withPeeked(searchNow(), undefined) }, { replace: true })
  }
  const goTo = (other: string) =>
    navigate({ search: withPeeked(searchNow(), { area, id: other }) }, { replace: true, state })
  // The list that lies behind it goes along; a record's own page has other neighbours.
  const isOfList = route?.resource?.name === area.name && recordAt(viewer, pathname) === undefined
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    // As in the row below it; a button or link in the drawer answers the key itself.
    if (event.key === 'Enter' && (event.target as Element).matches('[data-first]'))
      return event.currentTarget.querySelector<HTMLAnchorElement>('[data-whole]')?.click()
    const step = hasKeys ? { j: 'next', k: 'previous' }[event.key] : undefined
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.currentTarget.querySelector<HTMLButtonElement>(`[data-step="${step}"]`)?.click()
  }
  useRowFollows(id)
  const to = pathTo(area, id)
  return (
    <NamedRecords wanted={wanted}>
      <PeekDialog resource={resource} record={record} readable={readable} onClose={close}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of what lies in it */}
        <div className={css.whole} onKeyDown={onKey}>
          <div className={`${dialog.body} ${css.body}`} data-first tabIndex={-1}>
            {record ? (
              <Suspense fallback={<Waiting />}>
                <PeekedRecord key={id} resource={resource} record={record} readable={readable} />
              </Suspense>
            ) : error ? (
              <PartFailure message={(error as Error).message} onRetry={() => void refetch()} />
            ) : (
              <Waiting />
            )}
          </div>
          <div className={dialog.actions}>
            {isOfList && <PeekSteps resource={resource} id={id} onStep={goTo} />}
            <Button onClick={close}>{translate('ra.action.close')}</Button>
            {to !== undefined && (
              <ButtonLink look="primary" to={to} data-whole>
                {translate('list.show')}
              </ButtonLink>
            )}
          </div>
        </div>
      </PeekDialog>
    </NamedRecords>
  )
}

/**
 * Whoever looked through a list from one of its rows is left at the row of what was looked at last, not at the one where they began. It comes
 * after the dialog, which gives the focus back.
 */
function useRowFollows(id: string): void {
  const last = useRef(id)
  last.current = id
  useEffect(
    () => () => {
      const list = document.activeElement?.closest('[data-row]')?.parentElement
      list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(last.current)}"]`)?.focus()
    },
    [],
  )
}

const Waiting = () => (
  <PartWaiting>
    <Skeleton height={260} />
  </PartWaiting>
)

interface PeekDialogProps {
  resource: Resource
  record: AnyRecord | undefined
  readable: ReadonlySet<string>
  onClose: () => void
  children: ReactNode
}

function PeekDialog({ resource, record, readable, onClose, children }: PeekDialogProps) {
  const texts = useTexts(resource)
  const headline = useHeadline(resource, record ?? unread, readable)
  return (
    <Dialog title={(record && headline) ?? texts.name()} side="end" onClose={onClose}>
      {children}
    </Dialog>
  )
}

const unread = Object.freeze({ id: '' }) as AnyRecord
