import { filtered } from '../../views/form/filter/filtered.tsx'
import { TextListBox } from '../../views/form/filter/ListBox.tsx'
import { TitleBox } from '../../views/form/lookup/TitleBox.tsx'
import { Counter } from '../../views/form/parts/Counter.tsx'
import { framed } from '../../views/form/parts/framed.tsx'
import { textEditor } from '../../views/form/parts/textEditor.tsx'
import type { EditorProps, FieldInput } from '../view.ts'
import type { TextOptions } from './text.ts'

const Line = textEditor<TextOptions>()

const Edit = (props: EditorProps<string, TextOptions>) =>
  props.options.titleOf === undefined ? (
    <Line {...props} />
  ) : (
    <TitleBox {...props} to={props.options.titleOf} />
  )

export default {
  Input: framed(Edit, { note: ({ value, options }) => <Counter value={value} max={options.max} /> }),
  Edit,
  Filter: filtered({ words: 'text', One: Line, Many: TextListBox }),
} satisfies FieldInput<TextOptions>
