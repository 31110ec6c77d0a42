import { lazy, Suspense } from 'react'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import type { Fields } from '../../core/index.ts'
import type { Row } from '../../views/form/rows/rowChanges.ts'
import css from '../../views/form/rows/rows.module.css'
import type { FileOptions } from '../file/file.ts'
import type { FieldInput } from '../view.ts'
import { FileRows } from './FileRows.tsx'
import type { RowsOptions } from './rows.ts'

const RowsEditor = lazy(() =>
  import('../../views/form/rows/RowsEditor.tsx').then((module) => ({ default: module.RowsEditor })),
)

/** The sheet is loaded with the first rows that come into view; its room is kept free. Files need none. */
function Edit(props: EditorProps<Row[], RowsOptions & { fields: Fields }>) {
  const { id, value, onChange, options, disabled, invalid, describedBy } = props
  const [only, ...others] = Object.entries(options.fields)
  if (others.length === 0 && only?.[1].kind === 'file') {
    const [name, { options: file }] = only
    const { maxMB = 10 }: FileOptions = file
    const zone = { id, name, disabled, invalid, describedBy, maxMB }
    return <FileRows {...zone} rows={value ?? []} most={options.max ?? 1_000} onChange={onChange} />
  }
  return (
    <Suspense
      fallback={
        <div
          className={css.scroller}
          style={{ blockSize: Math.min(560, 39 + 42 * (value?.length ?? 0)) }}
          aria-busy="true"
        />
      }
    >
      <RowsEditor {...props} />
    </Suspense>
  )
}

export default { Input: framed(Edit, { group: true }) } satisfies FieldInput
