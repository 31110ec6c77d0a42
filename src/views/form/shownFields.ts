import type { Resource, Viewer } from '../../core/index.ts'
import { readableFields } from '../../derive/permissions.ts'

/**
 * The fields a form has something to show of. What only the server will ever fill is nothing yet in a new record, except for the
 * state that it begins in.
 */
export const shownFields = (viewer: Viewer, resource: Resource, isNew: boolean): ReadonlySet<string> =>
  new Set(
    readableFields(viewer, resource).filter(
      (name) => !isNew || name === 'status' || !resource.fields[name]?.options.system,
    ),
  )
