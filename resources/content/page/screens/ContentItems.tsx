import { moved } from '../../../../src/controls/parts/moved.ts'
import { baseLocale, type Fields, type Resource } from '../../../../src/core/index.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { page } from '../page.ts'
import type { ContentPart } from '../rules/contentValue.ts'
import css from './blocks.module.css'
import { StepTools } from './StepTools.tsx'
import { TypedFields } from './TypedFields.tsx'

interface ContentItemsProps {
  resource: Resource
  fields: Fields
  most: number
  items: readonly ContentPart[]
  onChange: (items: ContentPart[]) => void
  locale: string
  source: string
  disabled?: boolean | undefined
  error?: unknown
}

/** The entries that content lists: the questions of an FAQ, the pictures of a gallery. */
export function ContentItems(props: ContentItemsProps) {
  const { resource, fields, most, items, onChange, locale, source, disabled, error } = props
  const { text: own } = useAreaWords<typeof page>(resource.path)
  const isStructure = locale === baseLocale && !disabled
  return (
    <ol className={css.items}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, their place is what they are
        <li key={index} className={css.item}>
          <div className={css.itemHead}>
            <span className={css.number}>{own('entry', { number: index + 1 })}</span>
            {isStructure && (
              <StepTools
                resource={resource}
                name={own('entry', { number: index + 1 })}
                index={index}
                count={items.length}
                onMove={(to) => onChange(moved(items, index, to))}
                onRemove={() => onChange(items.filter((_, at) => at !== index))}
              />
            )}
          </div>
          <TypedFields
            resource={resource}
            fields={fields}
            locale={locale}
            disabled={disabled}
            part={item}
            source={`${source}.items.${index}`}
            error={(error as { items?: unknown[] } | undefined)?.items?.[index]}
            onChange={(next) => onChange(items.map((each, at) => (at === index ? next : each)))}
          />
        </li>
      ))}
      {isStructure && items.length < most && (
        <li>
          <Button small onClick={() => onChange([...items, { values: {}, translations: {} }])}>
            {own('addEntry')}
          </Button>
        </li>
      )}
    </ol>
  )
}
