import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { ChoiceBox } from '../../../../src/controls/parts/ChoiceBox.tsx'
import { messageAt } from '../../../../src/controls/parts/editor.ts'
import { describedBy, Frame } from '../../../../src/controls/parts/Frame.tsx'
import { Switch } from '../../../../src/controls/parts/Switch.tsx'
import { baseLocale, type Field, type Fields, type Resource } from '../../../../src/core/index.ts'
import { inputOf } from '../../../../src/fields/inputs.ts'
import type { ContentPart } from '../rules/contentValue.ts'

interface TypedFieldsProps {
  resource: Resource
  fields: Fields
  part: ContentPart
  onChange: (part: ContentPart) => void
  /** The language that is written in; only texts have others than English. */
  locale: string
  source: string
  disabled?: boolean | undefined
  /** What is wrong, by part: `{ values: { text: { message } } }`. */
  error?: unknown
}

/** The inputs of typed content, made from the fields of its type with the editors that records have. */
export function TypedFields({ fields, locale, ...props }: TypedFieldsProps) {
  const names = Object.keys(fields).filter((name) => locale === baseLocale || fields[name]?.options.localized)
  return names.map((name) => (
    <TypedField key={`${name} ${locale}`} {...props} fields={fields} locale={locale} name={name} />
  ))
}

function TypedField({
  resource,
  fields,
  name,
  part,
  onChange,
  locale,
  source,
  disabled,
  error,
}: TypedFieldsProps & { name: string }) {
  const translate = useTranslate()
  const id = useId()
  const field = fields[name] as Field
  const isBase = locale === baseLocale
  const value = (isBase ? part.values[name] : part.translations[locale]?.[name]) ?? null
  const change = (next: unknown) =>
    onChange(
      isBase
        ? { ...part, values: { ...part.values, [name]: next } }
        : {
            ...part,
            translations: { ...part.translations, [locale]: { ...part.translations[locale], [name]: next } },
          },
    )
  const label = translate(`resources.${resource.path}.own.parts.${name}`)
  const message = isBase ? messageAt(error, 'values', name) : messageAt(error, 'translations', locale, name)
  const at = isBase ? `${source}.values.${name}` : `${source}.translations.${locale}.${name}`
  const frame = { id, source: at, label, error: message, required: isBase && Boolean(field.options.required) }
  const tie = {
    id,
    source: at,
    label,
    disabled,
    invalid: message !== undefined,
    describedBy: describedBy(frame),
  }
  if (field.kind === 'boolean') {
    return (
      <Frame {...frame} bare>
        <Switch
          {...tie}
          isOn={value === true || (value === null && field.options.default === true)}
          onSwitch={change}
        />
      </Frame>
    )
  }
  if (field.kind === 'select') {
    const choices = (field.options.values as readonly string[]).map((each) => ({
      value: each,
      label: translate(`resources.${resource.path}.own.choices.${each}`),
    }))
    return (
      <Frame {...frame}>
        <ChoiceBox
          {...tie}
          choices={choices}
          chosen={String(value ?? field.options.default ?? '')}
          onChoose={change}
        />
      </Frame>
    )
  }
  const { Edit, isWide } = inputOf(field.kind)
  if (!Edit) throw new Error(`Kind '${field.kind}' has no editor. Typed content needs one. Use another kind.`)
  return (
    <Frame {...frame} group={isWide && field.kind !== 'longText' && field.kind !== 'richText'}>
      <Edit
        {...tie}
        name={name}
        value={value ?? field.options.default ?? null}
        onChange={change}
        options={field.options}
        field={field}
        resource={resource}
        required={frame.required}
      />
    </Frame>
  )
}
