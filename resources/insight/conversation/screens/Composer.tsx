import { type KeyboardEvent, useRef, useState } from 'react'
import { clearDraft, readDraft, saveDraft } from '../../../../src/providers/drafts.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './chat.module.css'
import { useMe } from './useConversations.ts'

interface ComposerProps {
  /** Of the conversation. */
  id: string
  words: AreaWords
  onSend: (text: string) => void
}

/** What one is about to say; kept in this browser until it is sent, whatever happens to the page. */
export function Composer({ id, words, onSend }: ComposerProps) {
  const { text } = words
  const me = useMe()
  const box = useRef<HTMLTextAreaElement>(null)
  const draft = { user: me, resource: 'chatMessage', id }
  const [said, setSaid] = useState(() => String(readDraft(draft)?.values.text ?? ''))
  const change = (next: string) => {
    setSaid(next)
    if (next === '') clearDraft(draft)
    else saveDraft(draft, { text: next }, 0)
  }
  const send = () => {
    if (said.trim() !== '') {
      onSend(said.trim())
      change('')
    }
    box.current?.focus()
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
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={box}
        rows={2}
        maxLength={4000}
        aria-label={text('write')}
        placeholder={text('write')}
        aria-describedby="chat-hint"
        value={said}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" look="primary" disabled={said.trim() === ''}>
        {text('send')}
      </Button>
      <p id="chat-hint" className={css.hint}>
        {text('hint')}
      </p>
    </form>
  )
}
