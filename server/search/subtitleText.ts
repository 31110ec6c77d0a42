import type { AnyRecord, Locale, Resource, Viewer } from '../../src/core/index.ts'
import { readableFields } from '../../src/derive/permissions.ts'
import type { AreaWords } from '../../src/derive/problemValues.ts'
import { subtitleOf } from '../../src/derive/subtitle.ts'
import { valueText } from './valueText.ts'

/** The fields of the line below the title that a viewer may read. */
export function subtitleFields(viewer: Viewer, resource: Resource): string[] {
  const readable = new Set(['status', ...readableFields(viewer, resource)])
  return subtitleOf(resource).filter((name) => readable.has(name))
}

/** The line below the title of a record as its viewer may see it, in short texts. */
export const subtitleText = (
  resource: Resource,
  record: AnyRecord,
  words: AreaWords,
  locale: Locale,
): string[] =>
  subtitleOf(resource)
    .map((name) => valueText(resource.fields[name], name, record[name], words, locale))
    .filter((text) => text !== '')
