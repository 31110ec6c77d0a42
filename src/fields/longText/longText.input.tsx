import { filtered } from '../../controls/filter/filtered.tsx'
import { Counter } from '../../controls/parts/Counter.tsx'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import { textEditor } from '../../controls/parts/textEditor.tsx'
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
