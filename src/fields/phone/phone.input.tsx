import { filtered } from '../../controls/filter/filtered.tsx'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import { textEditor } from '../../controls/parts/textEditor.tsx'
import type { FieldOptions } from '../../core/index.ts'
import type { FieldInput } from '../view.ts'
import { PhoneBox } from './PhoneBox.tsx'

/** Typed in any form, kept in E.164. */
const Edit = (props: EditorProps<string>) => <PhoneBox {...props} />

const Plain = textEditor<FieldOptions>({ dir: 'ltr', inputMode: 'tel' })

export default {
  Input: framed(Edit),
  Edit,
  Filter: filtered({ words: 'text', One: Plain }),
} satisfies FieldInput<FieldOptions>
