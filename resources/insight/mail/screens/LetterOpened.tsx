import { useGetOne } from 'ra-core'
import { Navigate } from 'react-router'
import type { Resource } from '../../../../src/core/index.ts'
import { PartWaiting } from '../../../../src/shell/states/PartState.tsx'
import { addressOf } from './mailPlace.ts'
import type { Letter } from './useMailbox.ts'

/** Leads to a letter in its folder, where a link names it alone; to the inbox where it is not in this mailbox. */
export function LetterOpened({ resource, id }: { resource: Resource; id: string }) {
  const { data, error } = useGetOne<Letter>(resource.path, { id }, { retry: false })
  if (data) {
    const folder = data.deleted ? 'deleted' : data.folder === 'sending' ? 'sent' : data.folder
    return <Navigate to={addressOf(folder, id)} replace />
  }
  return error ? <Navigate to={addressOf('inbox')} replace /> : <PartWaiting />
}
