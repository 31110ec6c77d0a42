import { filtered } from '../../controls/filter/filtered.tsx'
import { CheckList } from '../../controls/parts/CheckList.tsx'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import { useTexts } from '../../views/form/useTexts.ts'
import type { FieldInput } from '../view.ts'
import type { MultiSelectOptions } from './multiSelect.ts'

type Options = MultiSelectOptions & { values: readonly string[] }

function Edit({ value, onChange, ...props }: EditorProps<string[], Options>) {
  const texts = useTexts(props.resource)
  const choices = props.options.values.map((each) => ({ value: each, label: texts.value(props.name, each) }))
  return (
    <CheckList
      {...props}
      stacked={props.dense ?? false}
      choices={choices}
      chosen={value ?? []}
      onChoose={onChange}
    />
  )
}

export default {
  Input: framed(Edit, { group: true }),
  Edit,
  isWide: true,
  Filter: filtered({ words: 'list', Many: Edit }),
} satisfies FieldInput<Options>
