import { lazy, Suspense } from 'react'
import { framed } from '../../../../src/controls/parts/framed.tsx'
import type { EditorProps, FieldInput } from '../../../../src/fields/view.ts'
import type { Member, Mode } from './members.ts'

const CoverageEditor = lazy(() => import('./CoverageEditor.tsx'))

/** Loaded with the first zone that is edited; its room is kept free. */
const editorOf = (mode: Mode) => (props: EditorProps<Member[], any>) => (
  <Suspense fallback={<div style={{ minBlockSize: 240 }} aria-busy="true" />}>
    <CoverageEditor {...props} mode={mode} />
  </Suspense>
)

/** The places that a zone takes in: a tree of places to tick, a search for one place, and a box to paste postal codes into. */
export const CoverageInput: FieldInput = { Input: framed(editorOf('include'), { group: true }) }

/** The places that it leaves out, in the same way. */
export const LeftOutInput = framed(editorOf('exclude'), { group: true })
