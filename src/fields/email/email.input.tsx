import { filtered } from '../../controls/filter/filtered.tsx'
import { TextListBox } from '../../controls/filter/ListBox.tsx'
import { framed } from '../../controls/parts/framed.tsx'
import { textEditor } from '../../controls/parts/textEditor.tsx'
import type { FieldOptions } from '../../core/index.ts'
import type { FieldInput } from '../view.ts'

const Edit = textEditor<FieldOptions>(
  { dir: 'ltr', inputMode: 'email', more: { type: 'email', spellCheck: false, autoCapitalize: 'none' } },
  (text) => text.trim().toLowerCase(),
)

export default {
  Input: framed(Edit),
  Edit,
  Filter: filtered({ words: 'text', One: Edit, Many: TextListBox }),
} satisfies FieldInput<FieldOptions>
