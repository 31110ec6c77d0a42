import { filtered } from '../../views/form/filter/filtered.tsx'
import { NumberBox } from '../../views/form/number/NumberBox.tsx'
import { numberListBox } from '../../views/form/number/numberListBox.ts'
import { Affix } from '../../views/form/parts/Affix.tsx'
import type { EditorProps } from '../../views/form/parts/editor.ts'
import { framed } from '../../views/form/parts/framed.tsx'
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
