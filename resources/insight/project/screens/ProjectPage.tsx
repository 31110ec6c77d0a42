import { Navigate, useLocation, useParams } from 'react-router'
import type { Resource } from '../../../../src/core/index.ts'
import { ResourceShow } from '../../../../src/views/show/ResourceShow.tsx'
import { useBoardAddress } from './useBoardAddress.ts'

/** The page of a project is its board; what happened to it is read where it is of every record, and so is all of it without the board. */
export default function ProjectPage({ resource }: { resource: Resource }) {
  const { id = '' } = useParams()
  const boardOf = useBoardAddress()
  const isHistory = new URLSearchParams(useLocation().search).get('tab') === 'history'
  if (isHistory || !boardOf) return <ResourceShow resource={resource} />
  return <Navigate to={boardOf(id)} replace />
}
