import { filtered } from '../../controls/filter/filtered.tsx'
import { NumberBox } from '../../controls/number/NumberBox.tsx'
import { numberListBox } from '../../controls/number/numberListBox.ts'
import { Affix } from '../../controls/parts/Affix.tsx'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import type { FieldInput } from '../view.ts'
import type { PercentOptions } from './percent.ts'

const Edit = (props: EditorProps<number, PercentOptions>) => (
  <NumberBox {...props} digits={3} end={<Affix isLast>%</Affix>} />
)

export default {
  Input: framed(Edit),
  Edit,
  Filter: filtered({ words: 'number', One: Edit, Many: numberListBox(3) }),
} satisfies FieldInput<PercentOptions>
