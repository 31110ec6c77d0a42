import { filtered } from '../../views/form/filter/filtered.tsx'
import { LookupBox } from '../../views/form/lookup/LookupBox.tsx'
import { LookupListBox } from '../../views/form/lookup/LookupListBox.tsx'
import { framed } from '../../views/form/parts/framed.tsx'
import type { FieldInput } from '../view.ts'
import type { ReferenceOptions } from './reference.ts'

type Options = ReferenceOptions & { to: string }

export default {
  Input: framed<string, Options>(LookupBox),
  Edit: LookupBox,
  Filter: filtered<string, Options>({ words: 'choice', One: LookupBox, Many: LookupListBox }),
} satisfies FieldInput<Options>
