import { useLocale, useTranslate } from 'ra-core'
import { filtered } from '../../controls/filter/filtered.tsx'
import { ChoiceBox } from '../../controls/parts/ChoiceBox.tsx'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import type { FieldInput } from '../view.ts'
import { countries } from './countries.ts'
import type { CountryOptions } from './country.ts'

function Edit({ value, onChange, ...props }: EditorProps<string, CountryOptions>) {
  const translate = useTranslate()
  return (
    <ChoiceBox
      {...props}
      choices={countries(useLocale() ?? 'en')}
      chosen={value ?? ''}
      onChoose={(chosen) => onChange(chosen === '' ? null : chosen)}
      none={translate(props.required ? 'fields.choose' : 'fields.unset')}
    />
  )
}

export default {
  Input: framed(Edit),
  Edit,
  Filter: filtered({ words: 'choice', One: Edit }),
} satisfies FieldInput<CountryOptions>
