import { Navigate, useLocation, useParams } from 'react-router'
import type { Resource } from '../../../../src/core/index.ts'
import { ResourceShow } from '../../../../src/views/show/ResourceShow.tsx'

/** The page of a project is its board; what happened to it is read where it is of every record. */
export default function ProjectPage({ resource }: { resource: Resource }) {
  const { id = '' } = useParams()
  const isHistory = new URLSearchParams(useLocation().search).get('tab') === 'history'
  if (isHistory) return <ResourceShow resource={resource} />
  return <Navigate to={`/app/apps/project/scrumboard?${new URLSearchParams({ project: id })}`} replace />
}
