import { useGetOne } from 'ra-core'
import { Navigate, useLocation, useParams } from 'react-router'
import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import { PartWaiting } from '../../../../src/shell/states/PartState.tsx'
import { ResourceShow } from '../../../../src/views/show/ResourceShow.tsx'
import { useBoardAddress } from '../../project/screens/useBoardAddress.ts'
import css from './card.module.css'

/** The page of a card is its board with the card open; what happened to it is read where it is of every record, and so is all of it without the board. */
export default function CardPage({ resource }: { resource: Resource }) {
  const { id = '' } = useParams()
  const isHistory = new URLSearchParams(useLocation().search).get('tab') === 'history'
  const boardOf = useBoardAddress()
  const { data, error } = useGetOne<AnyRecord>(
    resource.path,
    { id },
    { enabled: !isHistory && boardOf !== undefined, retry: false },
  )
  if (isHistory || !boardOf || error) return <ResourceShow resource={resource} />
  if (!data) return <PartWaiting className={css.waiting} />
  return <Navigate to={boardOf(data.project, id)} replace />
}
