import { filtered } from '../../controls/filter/filtered.tsx'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import { StoredFiles } from '../../controls/upload/StoredFiles.tsx'
import type { FieldInput } from '../view.ts'
import type { FileOptions, StoredFile } from './file.ts'

/** One file, put where a letter takes several. */
function Edit(props: EditorProps<StoredFile, FileOptions>) {
  const { id, value, onChange, options, disabled, invalid, describedBy } = props
  const files = value ? [value] : []
  return (
    <StoredFiles
      id={id}
      disabled={disabled}
      invalid={invalid}
      describedBy={describedBy}
      files={files}
      most={1}
      maxMB={options.maxMB ?? 10}
      onChange={(change) => onChange(change(files)[0] ?? null)}
    />
  )
}

export default {
  Input: framed(Edit, { group: true }),
  Edit,
  isWide: true,
  Filter: filtered({ words: 'choice' }),
} satisfies FieldInput<FileOptions>
