import { filtered } from '../../views/form/filter/filtered.tsx'
import { TextListBox } from '../../views/form/filter/ListBox.tsx'
import { framed } from '../../views/form/parts/framed.tsx'
import type { FieldInput } from '../view.ts'
import type { TextsOptions } from './texts.ts'

export default {
  Input: framed<string[], TextsOptions>(TextListBox),
  Edit: TextListBox,
  Filter: filtered<string, TextsOptions>({ words: 'list', Many: TextListBox }),
} satisfies FieldInput<TextsOptions>
