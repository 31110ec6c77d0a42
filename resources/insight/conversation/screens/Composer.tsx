import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { IconButton } from '../../../../src/controls/parts/IconButton.tsx'
import { UploadTiles } from '../../../../src/controls/upload/UploadTiles.tsx'
import { useFileTaker } from '../../../../src/controls/upload/useFileTaker.ts'
import { useUploads } from '../../../../src/controls/upload/useUploads.ts'
import type { StoredFile } from '../../../../src/fields/file/file.ts'
import { clearDraft, readDraft, saveDraft } from '../../../../src/providers/drafts.ts'
import type { UploadedFile } from '../../../../src/providers/upload.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { AttachButton } from './AttachButton.tsx'
import { ChatPicture } from './ChatFile.tsx'
import css from './composer.module.css'
import { EmojiButton } from './EmojiButton.tsx'
import { useMe } from './useConversations.ts'
import type { Said } from './useOutgoing.ts'

interface ComposerProps {
  /** Of the conversation. */
  id: string
  words: AreaWords
  onSend: (said: Said) => void
}

const nothing: Said = { text: '', file: null }

/** The largest file that goes with a message (MB). */
const maxMB = 10

/** What one is about to say, with the file that goes with it; kept in this browser until it is sent, whatever happens to the page. */
export function Composer({ id, words, onSend }: ComposerProps) {
  const { text } = words
  const me = useMe()
  const box = useRef<HTMLTextAreaElement>(null)
  const draft = { user: me, resource: 'chatMessage', id }
  const [said, setSaid] = useState<Said>(() => ({ ...nothing, ...readDraft(draft)?.values }))
  const [isOver, setOver] = useState(false)
  const change = (next: Said) => {
    setSaid(next)
    if (next.text === '' && !next.file) clearDraft(draft)
    else saveDraft(draft, { ...next }, 0)
  }
  const latest = useRef({ said, change })
  latest.current = { said, change }
  const attach = useCallback(({ file, bytes, type }: UploadedFile, { name }: File) => {
    const stored: StoredFile = { file, bytes, type, name: name.slice(0, 200) }
    latest.current.change({ ...latest.current.said, file: stored })
    box.current?.focus()
  }, [])
  const { uploads, add, cancel, retry } = useUploads(attach, { asDocument: true })
  const room = said.file || uploads.length > 0 ? 0 : 1
  const { take, refused, clear } = useFileTaker({ types: [], maxMB }, room, add)
  const maySend = (said.text.trim() !== '' || said.file !== null) && uploads.length === 0
  const send = () => {
    if (maySend) {
      onSend({ ...said, text: said.text.trim() })
      change(nothing)
      clear()
    }
    box.current?.focus()
  }
  const insert = (sign: string) => {
    const { selectionStart: from, selectionEnd: to } = box.current ?? { selectionStart: 0, selectionEnd: 0 }
    change({ ...said, text: said.text.slice(0, from) + sign + said.text.slice(to) })
    requestAnimationFrame(() => {
      box.current?.focus()
      box.current?.setSelectionRange(from + sign.length, from + sign.length)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the choice of a sign, in Japanese and Chinese, sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={css.composer}
      data-over={isOver || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(false)
        take([...event.dataTransfer.files])
      }}
      onPaste={(event) => {
        const files = [...event.clipboardData.files]
        if (files.length === 0) return
        event.preventDefault()
        take(files)
      }}
    >
      {said.file && (
        <div className={css.attached}>
          <ChatPicture value={said.file} />
          <bdi>{said.file.name}</bdi>
          <IconButton
            small
            glyph="close"
            label={text('detach', { name: said.file.name })}
            onClick={() => {
              change({ ...said, file: null })
              box.current?.focus()
            }}
          />
        </div>
      )}
      <UploadTiles uploads={uploads} cancel={cancel} retry={retry} />
      {refused.map((reason) => (
        <p key={reason} className={css.refused} role="alert">
          {reason}
        </p>
      ))}
      <textarea
        ref={box}
        rows={2}
        maxLength={4000}
        aria-label={text('write')}
        placeholder={text('write')}
        aria-describedby="chat-hint"
        value={said.text}
        onChange={({ target }) => change({ ...said, text: target.value })}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" look="primary" disabled={!maySend}>
        {text('send')}
      </Button>
      <div className={css.tools}>
        <AttachButton label={text('attach')} onFiles={take} />
        <EmojiButton words={words} onPick={insert} />
        <span id="chat-hint" className={css.hint}>
          {text('hint')}
        </span>
      </div>
    </form>
  )
}
