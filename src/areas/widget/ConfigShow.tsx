import type { Fields } from '../../core/index.ts'
import type { CellProps } from '../../fields/view.ts'
import type { Content, ContentPart } from '../../shop/content/contentValue.ts'
import { widgetShape } from '../../shop/content/widgetTypes.ts'
import { NamedRecords, type WantedNames } from '../../views/NamedRecords.tsx'
import { useAreaWords } from '../../views/useAreaWords.ts'
import blocks from '../page/blocks.module.css'
import { TypedValues } from '../page/TypedValues.tsx'

/** What the type of a widget needs, as it is read. */
export default function ConfigShow({ value, resource, record }: CellProps<unknown>) {
  const { text: own } = useAreaWords(resource.path)
  const shape = widgetShape(record.type)
  if (!shape || (Object.keys(shape.fields).length === 0 && !shape.items)) return <p>{own('noConfig')}</p>
  const { values = {}, translations = {}, items = [] } = value as Partial<Content>
  const wanted = referredTo([
    [shape.fields, { values, translations }],
    ...items.map((item) => [shape.items ?? {}, item] as const),
  ])
  return (
    <NamedRecords wanted={wanted}>
      <TypedValues {...{ resource, record }} fields={shape.fields} part={{ values, translations }} />
      {shape.items && items.length > 0 && (
        <ol className={blocks.items}>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, their place is what they are
            <li key={index} className={blocks.item}>
              <TypedValues {...{ resource, record }} fields={shape.items ?? {}} part={item} />
            </li>
          ))}
        </ol>
      )}
    </NamedRecords>
  )
}

/** The records that parts of content refer to, by the names of their resources. */
function referredTo(parts: readonly (readonly [fields: Fields, part: ContentPart])[]): WantedNames {
  const wanted: Record<string, string[]> = {}
  for (const [fields, { values }] of parts) {
    for (const [name, { options }] of Object.entries(fields)) {
      const ids = [values[name] ?? []].flat().filter((id) => typeof id === 'string')
      if (options.to !== undefined) wanted[options.to] = [...(wanted[options.to] ?? []), ...ids]
    }
  }
  return wanted
}
