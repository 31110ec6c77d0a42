import { filtered } from '../../views/form/filter/filtered.tsx'
import { NumberBox } from '../../views/form/number/NumberBox.tsx'
import { numberListBox } from '../../views/form/number/numberListBox.ts'
import type { EditorProps } from '../../views/form/parts/editor.ts'
import { framed } from '../../views/form/parts/framed.tsx'
import type { FieldInput } from '../view.ts'
import type { IntegerOptions } from './integer.ts'

const Edit = (props: EditorProps<number, IntegerOptions>) => <NumberBox {...props} digits={0} />

export default {
  Input: framed(Edit),
  Edit,
  Filter: filtered({ words: 'number', One: Edit, Many: numberListBox(0) }),
} satisfies FieldInput<IntegerOptions>
