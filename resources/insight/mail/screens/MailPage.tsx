import { useMemo, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { areaHeads } from '#areas'
import type { AreaHead, Resource } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { AreaGuard } from '../../../../src/shell/access/Guard.tsx'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { useMinWidth } from '../../../../src/shell/frame/useMinWidth.ts'
import { usePageTitle } from '../../../../src/shell/page/PageContext.ts'
import { breakpoints } from '../../../../src/shell/theme/breakpoints.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { mail } from '../mail.ts'
import { isOfCustomers } from '../rules/folders.ts'
import { Compose } from './Compose.tsx'
import { CustomerMessage } from './CustomerMessage.tsx'
import { CustomerMessages } from './CustomerMessages.tsx'
import { FolderDrawer } from './FolderDrawer.tsx'
import { FolderList } from './FolderList.tsx'
import { LetterList } from './LetterList.tsx'
import { LetterOpened } from './LetterOpened.tsx'
import { LetterPage } from './LetterPage.tsx'
import css from './mail.module.css'
import { addressOf, composeAddress, type MailPlace, placeOf } from './mailPlace.ts'
import { useFolderCounts } from './useMailbox.ts'

/** The mailbox of whoever is signed in: folders at the side, beside them a list, a letter, or the one that is being written. */
export default function MailPage({ resource }: { resource: Resource }) {
  const { pathname } = useLocation()
  const letterKey = useLetterKey()
  const place = useMemo(
    () => placeOf(pathname.split(`/${resource.path}`)[1] ?? ''),
    [pathname, resource.path],
  )
  const words = useAreaWords<typeof mail>(resource.path)
  const counts = useFolderCounts(resource)
  const isWide = useMinWidth(breakpoints.tablet)
  const mayWrite = canAct(useViewer(), resource, 'create')
  const title = place && titleOf(place)
  usePageTitle(title && words.text(title))
  if (!place || (place.kind === 'compose' && !mayWrite)) return <Navigate to={addressOf('inbox')} replace />
  if (place.kind === 'create') return <Navigate to={composeAddress()} replace />
  if (place.kind === 'letter') return <LetterOpened resource={resource} id={place.id} />
  const Folders = isWide ? FolderList : FolderDrawer
  return (
    <div className={css.page}>
      <Folders
        words={words}
        counts={counts}
        current={place.kind === 'folder' ? place.folder : undefined}
        mayWrite={mayWrite}
      />
      <div className={css.content}>
        {place.kind === 'compose' ? (
          <Compose key={letterKey} resource={resource} words={words} />
        ) : isOfCustomers(place.folder) ? (
          <AreaGuard resource={areaHeads.contactMessage as AreaHead} action="view">
            {place.id === undefined ? (
              <CustomerMessages key={place.folder} folder={place.folder} words={words} />
            ) : (
              <CustomerMessage key={place.id} folder={place.folder} id={place.id} words={words} />
            )}
          </AreaGuard>
        ) : place.id === undefined ? (
          <LetterList resource={resource} folder={place.folder} words={words} />
        ) : place.folder === 'draft' && mayWrite ? (
          <Navigate to={composeAddress({ draft: place.id })} replace />
        ) : (
          <LetterPage key={place.id} resource={resource} folder={place.folder} id={place.id} words={words} />
        )}
      </div>
    </div>
  )
}

const titleOf = (place: MailPlace): string | undefined =>
  place.kind === 'compose' ? 'newLetter' : place.kind === 'folder' ? place.folder : undefined

/** Another one with every letter that is begun or reopened; that a new one becomes a draft meanwhile makes it no other. */
function useLetterKey(): string {
  const { key, state } = useLocation()
  const kept = useRef(key)
  if (!(state as { staysOpen?: true } | null)?.staysOpen) kept.current = key
  return kept.current
}
