import FormatBold from '@mui/icons-material/FormatBold'
import FormatClear from '@mui/icons-material/FormatClear'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import FormatQuote from '@mui/icons-material/FormatQuote'
import FormatStrikethrough from '@mui/icons-material/FormatStrikethrough'
import FormatUnderlined from '@mui/icons-material/FormatUnderlined'
import LinkIcon from '@mui/icons-material/Link'
import Redo from '@mui/icons-material/Redo'
import Title from '@mui/icons-material/Title'
import Undo from '@mui/icons-material/Undo'
import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { useTranslate } from 'ra-core'
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react'
import { LinkPopover } from './LinkPopover.tsx'
import css from './richText.module.css'

interface Tool {
  name: string
  icon: ComponentType
  keys?: string
  run: (editor: Editor) => void
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
}

const mark = (name: string, icon: ComponentType, keys?: string): Tool => ({
  ...{
    name,
    icon,
    isOn: (editor) => editor.isActive(name),
    run: (editor) => editor.chain().focus().toggleMark(name).run(),
  },
  ...(keys ? { keys } : {}),
})

/** What the toolbar offers, in groups. */
const groups: readonly (readonly Tool[])[] = [
  [
    mark('bold', FormatBold, 'B'),
    mark('italic', FormatItalic, 'I'),
    mark('underline', FormatUnderlined, 'U'),
    mark('strike', FormatStrikethrough),
  ],
  [
    {
      name: 'heading',
      icon: Title,
      isOn: (editor) => editor.isActive('heading'),
      run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'bulletList',
      icon: FormatListBulleted,
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      icon: FormatListNumbered,
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'blockquote',
      icon: FormatQuote,
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      name: 'link',
      icon: LinkIcon,
      keys: 'K',
      isOn: (editor) => editor.isActive('link'),
      run: () => undefined,
    },
  ],
  [
    {
      name: 'clear',
      icon: FormatClear,
      run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
    },
    {
      name: 'undo',
      icon: Undo,
      keys: 'Z',
      isOff: (editor) => !editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      name: 'redo',
      icon: Redo,
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
    const mirrored = bar.current && getComputedStyle(bar.current).direction === 'rtl'
    const step = { ArrowRight: mirrored ? -1 : 1, ArrowLeft: mirrored ? 1 : -1 }[event.key]
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
            const { name, icon: Icon, keys, isOn, run } = tool
            const title = translate(`fields.richText.${name}`)
            return (
              <button
                key={name}
                type="button"
                className={css.tool}
                tabIndex={index === current ? 0 : -1}
                aria-label={title}
                title={keys ? `${title} (Ctrl+${keys})` : title}
                {...(isOn ? { 'aria-pressed': states[index]?.includes('on') ?? false } : {})}
                aria-disabled={states[index]?.includes('off') || undefined}
                onMouseDown={(event) => event.preventDefault()}
                onFocus={() => setCurrent(index)}
                onClick={(event) => {
                  if (!editor) return
                  if (name === 'link') setLinkAnchor(event.currentTarget)
                  else run(editor)
                }}
              >
                <Icon />
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
