import { filtered } from '../../controls/filter/filtered.tsx'
import { LookupBox } from '../../controls/lookup/LookupBox.tsx'
import { LookupListBox } from '../../controls/lookup/LookupListBox.tsx'
import { framed } from '../../controls/parts/framed.tsx'
import type { FieldInput } from '../view.ts'
import type { ReferenceOptions } from './reference.ts'

type Options = ReferenceOptions & { to: string }

export default {
  Input: framed<string, Options>(LookupBox),
  Edit: LookupBox,
  Filter: filtered<string, Options>({ words: 'choice', One: LookupBox, Many: LookupListBox }),
} satisfies FieldInput<Options>
