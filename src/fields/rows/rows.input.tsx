import { lazy, Suspense } from 'react'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import type { Row } from '../../views/form/rows/rowChanges.ts'
import css from '../../views/form/rows/rows.module.css'
import type { FieldInput } from '../view.ts'

const RowsEditor = lazy(() =>
  import('../../views/form/rows/RowsEditor.tsx').then((module) => ({ default: module.RowsEditor })),
)

/** The sheet is loaded with the first rows that come into view; its room is kept free. */
const Edit = (props: EditorProps<Row[], any>) => (
  <Suspense
    fallback={
      <div
        className={css.scroller}
        style={{ blockSize: Math.min(560, 39 + 42 * (props.value?.length ?? 0)) }}
        aria-busy="true"
      />
    }
  >
    <RowsEditor {...props} />
  </Suspense>
)

export default { Input: framed(Edit, { group: true }) } satisfies FieldInput
