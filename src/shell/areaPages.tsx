import { type ResourceDefinition, Resource as ResourceElement } from 'ra-core'
import { lazy, type ReactElement } from 'react'
import type { AnyRecord, Resource } from '../core/index.ts'
import { AreaGuard } from './access/Guard.tsx'
import { themed } from './theme/themed.tsx'

/** The layers of an area's pages, each a chunk of its own: lists first, forms when they are wanted. */
const layers = {
  list: () =>
    import('../views/list/ResourceList.tsx').then(({ ResourceList }) => ({ default: ResourceList })),
  create: () =>
    import('../views/form/ResourceCreate.tsx').then(({ ResourceCreate }) => ({ default: ResourceCreate })),
  edit: () =>
    import('../views/form/ResourceEdit.tsx').then(({ ResourceEdit }) => ({ default: ResourceEdit })),
  show: () =>
    import('../views/show/ResourceShow.tsx').then(({ ResourceShow }) => ({ default: ResourceShow })),
}

// A list is drawn without MUI; what it opens (menus, panels, dialogs) brings the theme along.
const List = lazy(layers.list)
const Create = themed(layers.create)
const Edit = themed(layers.edit)
const Show = themed(layers.show)

/** Fetches the code of the forms ahead of the first one, while there is nothing else to do. */
export const fetchForms = (): Promise<unknown> => Promise.all([layers.create(), layers.edit()])

/** The pages of an area as react-admin's `<Resource>`; whoever may not change a record is shown it instead. */
export function areaPages(resource: Resource): ReactElement {
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
        <AreaGuard resource={resource} action="create">
          <Create resource={resource} />
        </AreaGuard>
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
export const definitionOf = (resource: Resource): ResourceDefinition => ({
  name: resource.path,
  hasList: true,
  hasCreate: resource.access.create !== false,
  hasEdit: resource.access.edit !== false,
  hasShow: true,
  recordRepresentation: (record: AnyRecord) => String(record[resource.title] ?? record.id),
})
