import { filtered } from '../../views/form/filter/filtered.tsx'
import { TextListBox } from '../../views/form/filter/ListBox.tsx'
import { Counter } from '../../views/form/parts/Counter.tsx'
import { framed } from '../../views/form/parts/framed.tsx'
import { textEditor } from '../../views/form/parts/textEditor.tsx'
import type { FieldInput } from '../view.ts'
import type { TextOptions } from './text.ts'

const Edit = textEditor<TextOptions>()

export default {
  Input: framed(Edit, { note: ({ value, options }) => <Counter value={value} max={options.max} /> }),
  Edit,
  Filter: filtered({ words: 'text', One: Edit, Many: TextListBox }),
} satisfies FieldInput<TextOptions>
