import { useTranslate } from 'ra-core'
import { memo } from 'react'
import { baseLocale, type Field, type Fields, isInput } from '../../core/index.ts'
import { inputOf } from '../../fields/inputs.ts'
import { ComputedField } from './ComputedField.tsx'
import { useFormFacts, useFormPlace } from './FormContexts.ts'
import { useFieldRules } from './useFieldRules.ts'
import { useTexts } from './useTexts.ts'

/** One field of a form: there, required and open as the rules and the permissions say at this moment. */
export const FormField = memo(function FormField({ name }: { name: string }) {
  const { resource, readable, writable, closed, views } = useFormFacts()
  const { locale } = useFormPlace()
  const translate = useTranslate()
  const texts = useTexts(resource)
  const { visible, required, readOnly } = useFieldRules(name)
  const field = resource.fields[name]
  const flagText = (flag: string) => translate(`resources.${resource.path}.flags.${flag}`, { _: flag })
  if (!field || !visible || !readable.has(name)) return null
  if (!isInput(field)) return <ComputedField name={name} field={field} />
  const { Input } = views.inputs[name] ?? inputOf(field.kind)
  const isTranslated = field.options.localized === true && locale !== baseLocale
  const locked = writable.has(name)
    ? readOnly
      ? translate('form.readOnly')
      : undefined
    : translate('form.forbidden', { flag: flagText(flagFor(field)) })
  const language = isTranslated
    ? translate('form.inLanguage', {
        field: texts.field(name),
        language: translate(`form.languages.${locale}`),
      })
    : texts.field(name)
  return (
    <Input
      key={locale}
      source={isTranslated ? `translations.${locale}.${name}` : name}
      name={name}
      label={language}
      help={texts.help(name)}
      options={field.options}
      field={field}
      resource={resource}
      required={required && !isTranslated}
      disabled={closed !== undefined || locked !== undefined}
      locked={closed === undefined ? locked : undefined}
    />
  )
})

/** The flag that whoever may not change a field lacks: that of its changes, or the one without which it is shown in part. */
const flagFor = ({ options }: Field): string =>
  options.restricted?.edit ??
  [options, ...Object.values((options.fields ?? {}) as Fields).map((row) => row.options)].find(
    ({ masked }) => masked !== undefined,
  )?.masked ??
  'edit'
