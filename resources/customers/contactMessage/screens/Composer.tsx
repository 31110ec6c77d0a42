import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { typedSince } from '../../../../src/controls/parts/typedSince.ts'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import type { contactMessage } from '../contactMessage.ts'
import AnswerFiles from './AnswerFiles.tsx'
import css from './contactMessage.module.css'
import { useAnswerFiles } from './useAnswerFiles.ts'
import { useLeaving } from './useLeaving.ts'
import { useOwn } from './useOwn.ts'

type Mode = 'reply' | 'note'

interface CannedReply {
  readonly id: string
  readonly name: string
  readonly text: string
}

interface ComposerProps {
  resource: Resource
  message: RecordOf<typeof contactMessage>
  mode: Mode
  mayReply: boolean
  mayNote: boolean
  autoFocus: boolean
  onMode: (mode: Mode) => void
}

const channels = ['form', 'email', 'phone', 'sms', 'whatsapp', 'chat']
const nexts = ['wait', 'open', 'resolve']

/** By which way the customer spoke last: there they look for the answer. */
const wayOfLast = ({ thread, channel }: ComposerProps['message']): string =>
  thread.findLast((entry) => entry.kind === 'customer' && entry.channel)?.channel ?? channel

/** The box for the next word: a reply with its channel and what comes after it, or a note. Not a form, for it stands in one. */
export function Composer({ resource, message, mode, mayReply, mayNote, autoFocus, onMode }: ComposerProps) {
  const { text, choices } = useOwn()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const id = useId()
  const [words, setWords] = useState('')
  const attached = useAnswerFiles()
  const { files } = attached
  const [channel, setChannel] = useState<string>(() => wayOfLast(message))
  const [next, setNext] = useState('wait')
  useEffect(() => {
    if (autoFocus) document.getElementById(`${id}-words`)?.focus()
  }, [autoFocus, id])
  const isReply = mode === 'reply'
  const send = () =>
    void act(async () => {
      const input = isReply ? { text: words, files, channel, next } : { text: words, files }
      await ask(mode, { id: message.id, input })
      setWords(typedSince(words))
      attached.sent(files)
      return text('added')
    })
  const label = text(isReply ? 'replyLabel' : 'noteLabel', { name: message.name })
  const leaving = useLeaving({
    resource,
    message,
    channel,
    words,
    hasFiles: files.length > 0,
    enabled: isReply,
  })
  const isReady = words.trim() !== '' && attached.isReady && leaving?.stays === undefined
  const { data: canned = [] } = useQuery({
    queryKey: [resource.path, 'canned', message.id],
    queryFn: async ({ signal }) =>
      (await ask<{ replies: CannedReply[] }>('cannedReplies', { id: message.id, signal })).replies,
    enabled: mayReply,
  })
  const insert = (chosen: string) => {
    const reply = canned.find((each) => each.id === chosen)
    if (!reply) return
    setWords(words.trim() === '' ? reply.text : `${words.trimEnd()}\n\n${reply.text}`)
    document.getElementById(`${id}-words`)?.focus()
  }
  const part = (name: string) => ({ id: `${id}-${name}`, source: name })
  return (
    <div className={css.composer} data-kind={mode}>
      {mayReply && mayNote && (
        <div className={css.modes}>
          {(['reply', 'note'] as const).map((each) => (
            <Button
              key={each}
              small
              look={each === mode ? 'primary' : 'text'}
              aria-pressed={each === mode}
              onClick={() => onMode(each)}
            >
              {text(each)}
            </Button>
          ))}
        </div>
      )}
      {isReply && canned.length > 0 && (
        <ChoiceField
          {...part('canned')}
          label={text('canned')}
          choices={canned.map((each) => ({ value: each.id, label: each.name }))}
          none={text('cannedNone')}
          chosen=""
          onChoose={insert}
        />
      )}
      <TextBoxField
        {...part('words')}
        label={label}
        help={leaving?.hint}
        note={leaving?.parts}
        lines={4}
        maxLength={leaving?.most ?? 5000}
        text={words}
        onText={setWords}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isReady) return
          event.preventDefault()
          send()
        }}
      />
      <AnswerFiles id={`${id}-files`} state={attached} stays={leaving?.stays} />
      <div className={css.controls}>
        {isReply && (
          <>
            <ChoiceField
              {...part('channel')}
              label={text('channel')}
              choices={choices('channel', channels)}
              chosen={channel}
              onChoose={setChannel}
            />
            {leaving?.orByMail && (
              <Button look="text" onClick={() => setChannel('email')}>
                {text('byMail')}
              </Button>
            )}
            <ChoiceField
              {...part('next')}
              label={text('after')}
              choices={nexts.map((value) => ({ value, label: text(`next.${value}`) }))}
              chosen={next}
              onChoose={setNext}
            />
          </>
        )}
        <Button look="primary" busy={isBusy} disabled={!isReady} onClick={send}>
          {text(isReply ? 'addReply' : 'addNote')}
        </Button>
      </div>
      <p className={css.quiet}>{text('keys')}</p>
    </div>
  )
}
