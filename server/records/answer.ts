import type { AnyRecord, Resource, Viewer } from '../../src/core/index.ts'
import { localizedFields } from '../../src/derive/localizedFields.ts'
import { maskRecord } from '../../src/derive/masks.ts'
import { allowedTransitions, readableFields } from '../../src/derive/permissions.ts'
import { readableNames } from './listQuery.ts'
import type { Values } from './values.ts'

/**
 * A record as a viewer may see it, with the transitions that are open to him. The only way out for a single record:
 * what is decided about it before may look at all fields.
 */
export function answer(resource: Resource, viewer: Viewer, record: AnyRecord): Values {
  const result: Values = maskRecord(
    viewer,
    resource,
    Object.fromEntries(readableNames(resource, viewer).map((name) => [name, record[name]])),
  )
  if (localizedFields(resource).length > 0)
    result.translations = readableTexts(resource, viewer, record.translations)
  if (resource.workflow) result.transitions = allowedTransitions(viewer, resource, record)
  return result
}

/** The translations without those of fields that the viewer may not see. */
function readableTexts(
  resource: Resource,
  viewer: Viewer,
  translations: Record<string, Values> | undefined,
): Values {
  const readable = new Set(readableFields(viewer, resource))
  return Object.fromEntries(
    Object.entries(translations ?? {}).map(([locale, texts]) => [
      locale,
      Object.fromEntries(Object.entries(texts).filter(([name]) => readable.has(name))),
    ]),
  )
}
