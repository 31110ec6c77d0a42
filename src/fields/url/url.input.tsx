import { filtered } from '../../controls/filter/filtered.tsx'
import { framed } from '../../controls/parts/framed.tsx'
import { textEditor } from '../../controls/parts/textEditor.tsx'
import type { FieldOptions } from '../../core/index.ts'
import type { FieldInput } from '../view.ts'
import { withScheme } from './withScheme.ts'

const Edit = textEditor<FieldOptions>(
  {
    dir: 'ltr',
    inputMode: 'url',
    placeholder: 'https://',
    more: { spellCheck: false, autoCapitalize: 'none' },
  },
  withScheme,
)

export default {
  Input: framed(Edit),
  Edit,
  Filter: filtered({ words: 'text', One: Edit }),
} satisfies FieldInput<FieldOptions>
