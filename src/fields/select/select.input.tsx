import { useTranslate } from 'ra-core'
import { filtered } from '../../controls/filter/filtered.tsx'
import { CheckList } from '../../controls/parts/CheckList.tsx'
import { ChoiceBox } from '../../controls/parts/ChoiceBox.tsx'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import { useTexts } from '../../views/form/useTexts.ts'
import type { FieldInput } from '../view.ts'
import type { SelectOptions } from './select.ts'

type Options = SelectOptions & { values: readonly string[] }

function Edit({ value, onChange, ...props }: EditorProps<string, Options>) {
  const translate = useTranslate()
  const texts = useTexts(props.resource)
  const choices = props.options.values.map((each) => ({ value: each, label: texts.value(props.name, each) }))
  const mustChoose = props.options.default !== undefined || (props.required && value !== null)
  return (
    <ChoiceBox
      {...props}
      choices={choices}
      chosen={value ?? ''}
      onChoose={(chosen) => onChange(chosen === '' ? null : chosen)}
      none={mustChoose ? undefined : translate(props.required ? 'fields.choose' : 'fields.unset')}
    />
  )
}

function Many({ value, onChange, ...props }: EditorProps<string[], Options>) {
  const texts = useTexts(props.resource)
  const choices = props.options.values.map((each) => ({ value: each, label: texts.value(props.name, each) }))
  return <CheckList {...props} stacked choices={choices} chosen={value ?? []} onChoose={onChange} />
}

export default {
  Input: framed(Edit),
  Edit,
  Filter: filtered({ words: 'choice', One: Edit, Many }),
} satisfies FieldInput<Options>
