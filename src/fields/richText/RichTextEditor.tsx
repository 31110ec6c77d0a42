import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { defined } from '../../core/defined.ts'
// The editor parses texts and what is pasted: this hands the page's policy the sanitiser that lets markup through.
import '../../shell/start/htmlSanitizer.ts'
import { RichTextToolbar } from './RichTextToolbar.tsx'
import css from './richText.module.css'

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'], defaultProtocol: 'https' },
  }),
]

/** Formatted text. Only what its schema knows gets in, whatever is pasted; the server sanitises it again. */
export function RichTextEditor({
  id,
  label,
  value,
  onChange,
  onBlur,
  required,
  disabled,
  invalid,
  describedBy,
}: EditorProps<string>) {
  const handlers = useRef({ onChange, onBlur })
  handlers.current = { onChange, onBlur }
  /** What was given, and how the editor itself writes the same: undoing all changes must end at what was given. */
  const given = useRef({ value, html: '' })
  const sent = useRef(value)
  const editor = useEditor({
    extensions,
    content: value ?? '',
    editable: !disabled,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onCreate: ({ editor: made }) => {
      given.current.html = made.getHTML()
    },
    onUpdate: ({ editor: changed }) => {
      const html = changed.getHTML()
      const next = html === given.current.html ? given.current.value : changed.isEmpty ? null : html
      sent.current = next
      handlers.current.onChange(next)
    },
    onBlur: () => handlers.current.onBlur?.(),
  })

  useEffect(() => {
    if (!editor || value === sent.current) return
    sent.current = value
    editor.commands.setContent(value ?? '', { emitUpdate: false })
    given.current = { value, html: editor.getHTML() }
  }, [editor, value])

  useEffect(() => {
    editor?.setOptions({
      editable: !disabled,
      editorProps: {
        attributes: defined({
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          dir: 'auto',
          'aria-label': label,
          class: css.text ?? '',
          'aria-required': required ? 'true' : undefined,
          'aria-invalid': invalid ? 'true' : undefined,
          'aria-disabled': disabled ? 'true' : undefined,
          'aria-describedby': describedBy || undefined,
        }),
      },
    })
  }, [editor, id, label, required, disabled, invalid, describedBy])

  return (
    <div className={css.editor} data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
      {!disabled && <RichTextToolbar editor={editor} label={label} />}
      <EditorContent editor={editor} />
    </div>
  )
}
