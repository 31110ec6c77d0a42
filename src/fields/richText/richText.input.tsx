import { lazy, Suspense } from 'react'
import { filtered } from '../../controls/filter/filtered.tsx'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import { textEditor } from '../../controls/parts/textEditor.tsx'
import type { FieldInput } from '../view.ts'
import css from './richText.module.css'
import type { RichTextOptions } from './richText.ts'

const RichTextEditor = lazy(() =>
  import('./RichTextEditor.tsx').then((module) => ({ default: module.RichTextEditor })),
)

/** The editor is loaded when the first formatted text comes into view; its room is kept free. */
const Edit = (props: EditorProps<string, RichTextOptions>) => (
  <Suspense fallback={<div className={css.room} aria-busy="true" />}>
    <RichTextEditor {...props} />
  </Suspense>
)

const Plain = textEditor<RichTextOptions>()

export default {
  Input: framed(Edit),
  Edit,
  isWide: true,
  Filter: filtered({ words: 'text', One: Plain }),
} satisfies FieldInput<RichTextOptions>
