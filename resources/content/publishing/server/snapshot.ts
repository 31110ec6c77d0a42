import type { Values } from '../../../../server/records/values.ts'
import { type AnyRecord, type Fields, isInput, type Resource } from '../../../../src/core/index.ts'
import { localizedFields } from '../../../../src/derive/localizedFields.ts'

/** When something is published is no part of what is published. */
const timing = new Set(['publishAt', 'unpublishAt', 'changeNote'])

/** What of a record is published: all that people write in it, texts of other languages included; rows without their ids. */
export function snapshotOf(resource: Resource, record: AnyRecord | Values): Values {
  const entries = Object.entries(resource.fields).flatMap(([name, field]): [string, unknown][] => {
    if (!isInput(field) || timing.has(name)) return []
    const value = (record as Values)[name] ?? null
    const inner = field.options.fields as Fields | undefined
    return [[name, inner && Array.isArray(value) ? value.map(withoutId) : value]]
  })
  const texts = localizedFields(resource).length > 0 ? { translations: texted(record as Values) } : {}
  return { ...Object.fromEntries(entries), ...texts }
}

const withoutId = ({ id: _, ...row }: Values): Values => row

/** Languages in which nothing is said are left out, so that two equal states look equal. */
const texted = ({ translations }: Values): Values =>
  Object.fromEntries(
    Object.entries((translations ?? {}) as Record<string, Values>).flatMap(([locale, texts]) => {
      const said = Object.entries(texts).filter(([, text]) => text !== null && text !== '')
      return said.length > 0 ? [[locale, Object.fromEntries(said)]] : []
    }),
  )
