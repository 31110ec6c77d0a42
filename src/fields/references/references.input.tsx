import { filtered } from '../../views/form/filter/filtered.tsx'
import { LookupListBox } from '../../views/form/lookup/LookupListBox.tsx'
import { framed } from '../../views/form/parts/framed.tsx'
import type { FieldInput } from '../view.ts'
import type { ReferencesOptions } from './references.ts'

type Options = ReferencesOptions & { to: string }

export default {
  Input: framed<string[], Options>(LookupListBox),
  Edit: LookupListBox,
  isWide: true,
  Filter: filtered<string, Options>({ words: 'list', Many: LookupListBox }),
} satisfies FieldInput<Options>
