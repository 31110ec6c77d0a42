import { filtered } from '../../views/form/filter/filtered.tsx'
import { Counter } from '../../views/form/parts/Counter.tsx'
import type { EditorProps } from '../../views/form/parts/editor.ts'
import { framed } from '../../views/form/parts/framed.tsx'
import { textEditor } from '../../views/form/parts/textEditor.tsx'
import type { FieldInput } from '../view.ts'
import type { LongTextOptions } from './longText.ts'

const Text = textEditor<LongTextOptions>()

const Edit = (props: EditorProps<string, LongTextOptions>) => (
  <Text {...props} options={{ lines: 4, ...props.options }} />
)

export default {
  Input: framed(Edit, { note: ({ value, options }) => <Counter value={value} max={options.max} /> }),
  Edit,
  Filter: filtered({ words: 'text', One: Edit }),
} satisfies FieldInput<LongTextOptions>
