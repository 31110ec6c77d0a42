import { wantedNames } from '../../../../src/derive/wantedNames.ts'
import type { CellProps } from '../../../../src/fields/view.ts'
import { NamedRecords } from '../../../../src/views/NamedRecords.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { Content } from '../../page/rules/contentValue.ts'
import blocks from '../../page/screens/blocks.module.css'
import { TypedValues } from '../../page/screens/TypedValues.tsx'
import { widgetShape } from '../rules/widgetTypes.ts'
import type { widget } from '../widget.ts'

/** What the type of a widget needs, as it is read. */
export default function ConfigShow({ value, resource, record }: CellProps<unknown>) {
  const { text: own } = useAreaWords<typeof widget>(resource.path)
  const shape = widgetShape(record.type)
  if (!shape || (Object.keys(shape.fields).length === 0 && !shape.items)) return <p>{own('noConfig')}</p>
  const { values = {}, translations = {}, items = [] } = value as Partial<Content>
  const wanted = wantedNames(
    { ...resource, fields: { ...shape.fields, ...shape.items } },
    [values, ...items.map((item) => item.values)].flatMap((part) => Object.entries(part)),
  )
  return (
    <NamedRecords wanted={wanted}>
      <div className={blocks.body}>
        <TypedValues
          resource={resource}
          record={record}
          fields={shape.fields}
          part={{ values, translations }}
        />
        {shape.items && items.length > 0 && (
          <ol className={blocks.items}>
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, their place is what they are
              <li key={index} className={blocks.item}>
                <TypedValues resource={resource} record={record} fields={shape.items ?? {}} part={item} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </NamedRecords>
  )
}
