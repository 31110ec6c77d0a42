import { type ResourceDefinition, Resource as ResourceElement } from 'ra-core'
import { type ComponentType, lazy, type ReactElement } from 'react'
import { Navigate } from 'react-router'
import { areaHeads } from '#areas'
import type { AnyRecord, AreaHead, Resource } from '../core/index.ts'
import { loadArea, useArea } from '../loadArea.ts'
import { withAllTexts } from '../providers/laterTexts.ts'
import { loadViews } from '../views/loadViews.ts'
import { AreaGuard } from './access/Guard.tsx'

/** The layers of an area's pages, each a chunk of its own: lists first, forms when they are wanted. */
const layers = {
  list: () =>
    import('../views/list/ResourceList.tsx').then(({ ResourceList }) => ({ default: ResourceList })),
  create: withAllTexts(() =>
    import('../views/form/ResourceCreate.tsx').then(({ ResourceCreate }) => ({ default: ResourceCreate })),
  ),
  edit: withAllTexts(() =>
    import('../views/form/ResourceEdit.tsx').then(({ ResourceEdit }) => ({ default: ResourceEdit })),
  ),
  show: withAllTexts(() =>
    import('../views/show/ResourceShow.tsx').then(({ ResourceShow }) => ({ default: ResourceShow })),
  ),
}

// They are drawn without MUI; what they open and is made of it (menus, panels, dialogs) brings the theme along.
const List = opened(layers.list, lazy(layers.list))
const Create = opened(layers.create, lazy(layers.create))
const Edit = opened(layers.edit, lazy(layers.edit))
const Show = opened(layers.show, lazy(layers.show))

/** Fetches the code of pages and forms ahead of the first one, while there is nothing else to do. */
export const fetchForms = (): Promise<unknown> => Promise.all([layers.show(), layers.edit(), layers.create()])

/** Fetches what the page at an address needs, while the providers are still on their way. */
export function fetchPageAt(pathname: string): void {
  const head = Object.values(areaHeads).find(({ path }) => `${pathname}/`.startsWith(`/app/${path}/`))
  if (!head) return
  const isList = pathname.replace(/\/$/, '') === `/app/${head.path}`
  // What fails here fails again, and is told, when the page itself is drawn.
  Promise.all([loadArea(head), loadViews(head.name), isList && layers.list()]).catch(() => {})
}

/** The pages of an area as react-admin's `<Resource>`; whoever may not change a record is shown it instead. */
export function areaPages(resource: AreaHead): ReactElement {
  const show = (
    <AreaGuard resource={resource} action="view">
      <Show resource={resource} />
    </AreaGuard>
  )
  return (
    <ResourceElement
      name={resource.path}
      list={
        <AreaGuard resource={resource} action="view">
          <List resource={resource} />
        </AreaGuard>
      }
      create={
        // Records that nobody adds by hand have no such form: who asks for it finds those that there are.
        resource.access.create === false ? (
          <Navigate to={`/app/${resource.path}`} replace />
        ) : (
          <AreaGuard resource={resource} action="create">
            <Create resource={resource} />
          </AreaGuard>
        )
      }
      edit={
        <AreaGuard resource={resource} action="edit" otherwise={show}>
          <Edit resource={resource} />
        </AreaGuard>
      }
      show={show}
    />
  )
}

/** What react-admin knows of an area wherever it is named; fixed, so that it is there before the first drawing. */
export const definitionOf = (resource: AreaHead): ResourceDefinition => ({
  name: resource.path,
  hasList: true,
  hasCreate: resource.access.create !== false,
  hasEdit: resource.access.edit !== false,
  hasShow: true,
  recordRepresentation: (record: AnyRecord) => String(record[resource.title] ?? record.id),
})

type Page = ComponentType<{ resource: Resource }>

/** A page that gets the whole descriptor of its area; its code is fetched meanwhile. */
function opened(fetchCode: () => Promise<unknown>, Page: Page): ComponentType<{ resource: AreaHead }> {
  return function Opened({ resource }) {
    // What fails here fails again, and is told, when the page itself is drawn.
    fetchCode().catch(() => {})
    return <Page resource={useArea(resource)} />
  }
}
