import { createContext, type ReactNode, useContext } from 'react'
import type { Resource } from '../core/index.ts'
import { useViews } from './overrides.ts'

type Kind = 'list' | 'create' | 'edit' | 'show'

/** Which pages of an area's own stand around: each may be made of the generic one, which is then drawn as it is. */
const InsideContext = createContext<readonly Kind[]>([])

interface OwnPageOrProps {
  kind: Kind
  resource: Resource
  /** The generic page. */
  children: ReactNode
}

/** The page that an area brings along, or the generic one. */
export function OwnPageOr({ kind, resource, children }: OwnPageOrProps) {
  const { [kind]: OwnPage } = useViews(resource)
  const inside = useContext(InsideContext)
  if (!OwnPage || inside.includes(kind)) return children
  return (
    <InsideContext value={[...inside, kind]}>
      <OwnPage resource={resource} />
    </InsideContext>
  )
}
