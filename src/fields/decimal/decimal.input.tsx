import { filtered } from '../../controls/filter/filtered.tsx'
import { NumberBox } from '../../controls/number/NumberBox.tsx'
import { numberListBox } from '../../controls/number/numberListBox.ts'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import type { FieldInput } from '../view.ts'
import type { DecimalOptions } from './decimal.ts'

const Edit = (props: EditorProps<number, DecimalOptions>) => (
  <NumberBox {...props} digits={props.options.digits ?? 2} />
)

export default {
  Input: framed(Edit),
  Edit,
  Filter: filtered({ words: 'number', One: Edit, Many: numberListBox(6) }),
} satisfies FieldInput<DecimalOptions>
