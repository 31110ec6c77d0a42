import type { Resource, Viewer } from '../core/index.ts'
import { readableFields, writableFields } from './permissions.ts'

/**
 * What a file may say of records: every field that the viewer may write, or, where files are those of other systems, the key and what
 * such a file says of a new one, `status` and `createdAt` among it.
 */
export function importedFields(viewer: Viewer, resource: Resource): string[] {
  const { takenIn, fields } = resource
  if (!takenIn) return writableFields(viewer, resource, true)
  const readable = new Set(readableFields(viewer, resource))
  return [takenIn.by, ...takenIn.fields].filter((name) => fields[name] === undefined || readable.has(name))
}
