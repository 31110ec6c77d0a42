import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { useTranslate } from 'ra-core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Drawing } from '../../controls/parts/Drawing.tsx'
import { defined } from '../../core/defined.ts'
import { LinkPopover } from './LinkPopover.tsx'
import css from './richText.module.css'
import { type ToolName, toolPaths } from './toolPaths.ts'

interface Tool {
  name: ToolName
  keys?: string
  run: (editor: Editor) => void
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
}

const mark = (name: ToolName, keys?: string): Tool =>
  defined({
    name,
    isOn: (editor) => editor.isActive(name),
    run: (editor) => editor.chain().focus().toggleMark(name).run(),
    keys,
  })

/** Those that show which way the text runs. */
const mirrored: ReadonlySet<ToolName> = new Set<ToolName>(['bulletList', 'blockquote', 'undo', 'redo'])

/** What the toolbar offers, in groups. */
const groups: readonly (readonly Tool[])[] = [
  [mark('bold', 'B'), mark('italic', 'I'), mark('underline', 'U'), mark('strike')],
  [
    {
      name: 'heading',
      isOn: (editor) => editor.isActive('heading'),
      run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'bulletList',
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'blockquote',
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      name: 'link',
      keys: 'K',
      isOn: (editor) => editor.isActive('link'),
      run: () => undefined,
    },
  ],
  [
    {
      name: 'clear',
      run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
    },
    {
      name: 'undo',
      keys: 'Z',
      isOff: (editor) => !editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      name: 'redo',
      isOff: (editor) => !editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
]

const tools = groups.flat()

/** The tools of formatted text: one stop of the Tab key, the arrows move inside. */
export function RichTextToolbar({ editor, label }: { editor: Editor | null; label: string }) {
  const translate = useTranslate()
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [linkAnchor, setLinkAnchor] = useState<HTMLElement | null>(null)
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools
        .map((tool) => (now ? `${tool.isOn?.(now) ? 'on' : ''} ${tool.isOff?.(now) ? 'off' : ''}` : ''))
        .join(),
  })
  const states = (state ?? '').split(',')
  const onKeyDown = (event: KeyboardEvent) => {
    const isMirrored = bar.current && getComputedStyle(bar.current).direction === 'rtl'
    const step = { ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[event.key]
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tools.length - 1
          : step
            ? (current + step + tools.length) % tools.length
            : undefined
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    bar.current?.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={translate('fields.richText.tools', { field: label })}
      className={css.bar}
      onKeyDown={onKeyDown}
    >
      {groups.map((group) => (
        <div key={group[0]?.name} className={css.group}>
          {group.map((tool) => {
            const index = tools.indexOf(tool)
            const { name, keys, isOn, run } = tool
            const title = translate(`fields.richText.${name}`)
            return (
              <button
                key={name}
                type="button"
                className={css.tool}
                tabIndex={index === current ? 0 : -1}
                aria-label={title}
                data-tip={keys ? `${title} (Ctrl+${keys})` : title}
                aria-pressed={isOn ? (states[index]?.includes('on') ?? false) : undefined}
                aria-disabled={states[index]?.includes('off') || undefined}
                onMouseDown={(event) => event.preventDefault()}
                onFocus={() => setCurrent(index)}
                onClick={(event) => {
                  if (!editor) return
                  if (name === 'link') setLinkAnchor(event.currentTarget)
                  else run(editor)
                }}
              >
                <Drawing path={toolPaths[name]} isMirrored={mirrored.has(name)} />
              </button>
            )
          })}
        </div>
      ))}
      {editor && linkAnchor && (
        <LinkPopover editor={editor} anchor={linkAnchor} onClose={() => setLinkAnchor(null)} />
      )}
    </div>
  )
}
