import { filtered } from '../../controls/filter/filtered.tsx'
import { TextListBox } from '../../controls/filter/ListBox.tsx'
import { OfferBox } from '../../controls/lookup/OfferBox.tsx'
import { TitleBox } from '../../controls/lookup/TitleBox.tsx'
import { Counter } from '../../controls/parts/Counter.tsx'
import { framed } from '../../controls/parts/framed.tsx'
import { textEditor } from '../../controls/parts/textEditor.tsx'
import type { EditorProps, FieldInput } from '../view.ts'
import type { TextOptions } from './text.ts'

const Line = textEditor<TextOptions>()

function Edit(props: EditorProps<string, TextOptions>) {
  const { titleOf, offers } = props.options
  if (titleOf !== undefined) return <TitleBox {...props} to={titleOf} />
  return offers ? <OfferBox {...props} offers={offers} /> : <Line {...props} />
}

export default {
  Input: framed(Edit, { note: ({ value, options }) => <Counter value={value} max={options.max} /> }),
  Edit,
  Filter: filtered({ words: 'text', One: Line, Many: TextListBox }),
} satisfies FieldInput<TextOptions>
