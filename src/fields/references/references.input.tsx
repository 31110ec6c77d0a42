import { filtered } from '../../controls/filter/filtered.tsx'
import { LookupListBox } from '../../controls/lookup/LookupListBox.tsx'
import { framed } from '../../controls/parts/framed.tsx'
import type { FieldInput } from '../view.ts'
import type { ReferencesOptions } from './references.ts'

type Options = ReferencesOptions & { to: string }

export default {
  Input: framed<string[], Options>(LookupListBox),
  Edit: LookupListBox,
  isWide: true,
  Filter: filtered<string, Options>({ words: 'list', Many: LookupListBox }),
} satisfies FieldInput<Options>
