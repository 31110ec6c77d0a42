import { filtered } from '../../controls/filter/filtered.tsx'
import { TextListBox } from '../../controls/filter/ListBox.tsx'
import { framed } from '../../controls/parts/framed.tsx'
import type { FieldInput } from '../view.ts'
import type { TextsOptions } from './texts.ts'

export default {
  Input: framed<string[], TextsOptions>(TextListBox),
  Edit: TextListBox,
  Filter: filtered<string, TextsOptions>({ words: 'list', Many: TextListBox }),
} satisfies FieldInput<TextsOptions>
