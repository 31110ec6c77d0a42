import { type ResourceDefinition, Resource as ResourceElement } from 'ra-core'
import type { ComponentType, ReactElement } from 'react'
import { Navigate } from 'react-router'
import { areaHeads } from '#areas'
import type { AnyRecord, AreaHead, Resource } from '../core/index.ts'
import { loadArea, useArea } from '../loadArea.ts'
import { withAllTexts } from '../providers/laterTexts.ts'
import { ResourceList } from '../views/list/ResourceList.tsx'
import { Live } from '../views/live/Live.tsx'
import { loadViews } from '../views/loadViews.ts'
import { AreaGuard } from './access/Guard.tsx'
import { drawnOnceThere, type FetchedComponent } from './drawnOnceThere.tsx'

/**
 * The layers of an area's pages: the list comes with the frame, the others are fetched when they are wanted. They are drawn without MUI;
 * what they open and is made of it (menus, panels, dialogs) brings the theme along.
 */
const layers = {
  list: Object.assign(({ resource }: { resource: Resource }) => <ResourceList resource={resource} />, {
    fetch: () => Promise.resolve(),
    isThere: () => true,
  }),
  create: withTexts(async () => (await import('../views/form/ResourceCreate.tsx')).ResourceCreate),
  edit: withTexts(async () => (await import('../views/form/ResourceEdit.tsx')).ResourceEdit),
  show: withTexts(async () => (await import('../views/show/ResourceShow.tsx')).ResourceShow),
}

const List = opened(layers.list)
const Create = opened(layers.create)
const Edit = opened(layers.edit, 'form')
const Show = opened(layers.show, 'page')

/** Fetches the code of pages and forms ahead of the first one, while there is nothing else to do. */
export const fetchForms = (): Promise<unknown> =>
  Promise.all([layers.show.fetch(), layers.edit.fetch(), layers.create.fetch()])

/** Fetches what the page at an address needs, while the providers are still on their way; nothing where it is no page of an area. */
export function fetchAreaPage(pathname: string): Promise<unknown> | undefined {
  const head = Object.values(areaHeads).find(({ path }) => `${pathname}/`.startsWith(`/app/${path}/`))
  if (!head) return undefined
  return Promise.all([loadArea(head), loadViews(head.name), layerAt(pathname, head).fetch()])
}

function layerAt(pathname: string, { path }: AreaHead) {
  const [id, part] = pathname.slice(`/app/${path}/`.length).split('/')
  if (!id) return layers.list
  if (id === 'create') return layers.create
  return part === 'show' ? layers.show : layers.edit
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

function withTexts(load: () => Promise<ComponentType<{ resource: Resource }>>) {
  return drawnOnceThere(withAllTexts(async () => ({ default: await load() })))
}

/** A page that gets the whole descriptor of its area, which is fetched beside its code; that of one record says who else is there. */
function opened(
  Page: FetchedComponent<{ resource: Resource }>,
  ofRecord?: 'page' | 'form',
): ComponentType<{ resource: AreaHead }> {
  return function Opened({ resource }) {
    // What fails here fails again, and is told, when the page itself is drawn.
    Page.fetch().catch(() => {})
    const area = useArea(resource)
    return (
      <>
        <Page resource={area} />
        {ofRecord && <Live resource={area} isForm={ofRecord === 'form'} />}
      </>
    )
  }
}
