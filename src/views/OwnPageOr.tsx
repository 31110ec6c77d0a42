import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Resource } from '../core/index.ts'
import { useAllTexts } from '../providers/laterTexts.ts'
import { useViews } from './loadViews.ts'

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
  const { [kind]: Page } = useViews(resource)
  const around = useContext(InsideContext)
  const inside = useMemo(() => [...around, kind], [around, kind])
  if (!Page || around.includes(kind)) return children
  return (
    <InsideContext value={inside}>
      <OwnPage Page={Page} resource={resource} />
    </InsideContext>
  )
}

/** A page of an area's own may speak of anything; it waits for the texts that the generic ones do without. */
function OwnPage({ Page, resource }: { Page: ComponentType<{ resource: Resource }>; resource: Resource }) {
  useAllTexts()
  return <Page resource={resource} />
}
