import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Resource } from '../../../../src/core/index.ts'
import { dayAfter, dayIn } from '../../../../src/fields/date/day.ts'
import { formatDay } from '../../../../src/fields/date/formatDay.ts'
import { nearDayWord } from '../../../../src/fields/dateTime/formatTime.ts'
import { useReason } from '../../../../src/providers/useAct.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { PartFailure, PartWaiting } from '../../../../src/shell/states/PartState.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './chat.module.css'
import { MessageItem } from './MessageItem.tsx'
import { OutgoingItem } from './OutgoingItem.tsx'
import { type Conversation, useMe } from './useConversations.ts'
import { useMentions } from './useMentions.ts'
import type { Message, useMessages } from './useMessages.ts'

interface MessageLogProps {
  resource: Resource
  talk: ReturnType<typeof useMessages>
  title: string
  words: AreaWords
  names: ReadonlyMap<string, string>
  marks: Conversation['marks']
  /** Absent where nobody may. */
  onTakeBack: ((message: Message) => void) | undefined
}

/** Pixels above the end within which somebody counts as reading the newest. */
const near = 60

/** What was said, by days; it follows what is new as long as its reader stands at the end, and tells of it otherwise. */
export function MessageLog({ resource, talk, title, words, names, marks, onTakeBack }: MessageLogProps) {
  const { messages, outgoing } = talk
  const { text, locale } = words
  const me = useMe()
  const reason = useReason()
  const mentions = useMentions(resource, messages)
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const sentBefore = useRef(0)
  const [hasNew, setHasNew] = useState(false)
  const newest = `${messages.at(-1)?.id} ${outgoing.length}`
  const toEnd = () => {
    const box = log.current
    if (box) box.scrollTop = box.scrollHeight
    setHasNew(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is added at the end
  useLayoutEffect(() => {
    // What one has just sent is to be seen; what failed stays below and calls nobody down again.
    if (isAtEnd.current || outgoing.length > sentBefore.current) toEnd()
    else setHasNew(true)
    sentBefore.current = outgoing.length
  }, [newest])
  // A picture that arrives and a box that grows below take nothing away from whoever reads the newest.
  const isThere = !talk.isPending && !talk.error
  useEffect(() => {
    const box = log.current
    if (!isThere || !box) return
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight
    })
    for (const each of [box, box.firstElementChild]) if (each) observer.observe(each)
    return () => observer.disconnect()
  }, [isThere])
  const onScroll = () => {
    const box = log.current
    if (!box) return
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < near
    if (isAtEnd.current) setHasNew(false)
    if (box.scrollTop < near && talk.hasOlder && !talk.isLoadingOlder) void loadOlder(box)
  }
  // What one reads stays where it is, while older messages come in above it.
  const loadOlder = async (box: HTMLElement) => {
    const below = box.scrollHeight - box.scrollTop
    await talk.loadOlder()
    requestAnimationFrame(() => {
      box.scrollTop = box.scrollHeight - below
    })
  }
  const others = marks.filter(({ person }) => person !== me)
  const isRead = (at: string) => others.some(({ readAt }) => readAt !== null && readAt >= at)
  const lastOwn = messages.findLast(({ sender }) => sender === me)
  if (talk.isPending) return <PartWaiting className={css.log} />
  if (talk.error)
    return (
      <PartFailure className={css.log} message={reason(talk.error)} onRetry={() => void talk.refetch()} />
    )
  return (
    <div className={css.logFrame}>
      <div
        ref={log}
        role="log"
        aria-label={text('messages', { name: title })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        className={css.log}
        onScroll={onScroll}
      >
        <div>
          {talk.hasOlder && (
            <Button
              small
              look="text"
              busy={talk.isLoadingOlder}
              onClick={() => log.current && loadOlder(log.current)}
            >
              {text('older')}
            </Button>
          )}
          {messages.length + outgoing.length === 0 && <p className={css.empty}>{text('empty')}</p>}
          {messages.map((message, index) => {
            const day = dayIn(new Date(message.createdAt))
            const before = messages[index - 1]
            const isOwn = message.sender === me
            return (
              <div key={message.id}>
                {(!before || dayIn(new Date(before.createdAt)) !== day) && (
                  <p className={css.day}>{dayTitle(day, locale)}</p>
                )}
                <MessageItem
                  message={message}
                  words={words}
                  sender={isOwn ? text('you') : (names.get(message.sender ?? '') ?? '…')}
                  isOwn={isOwn}
                  state={message === lastOwn ? text(isRead(message.createdAt) ? 'seen' : 'sent') : undefined}
                  mentions={mentions}
                  onTakeBack={isOwn && onTakeBack ? () => onTakeBack(message) : undefined}
                />
              </div>
            )
          })}
          {outgoing.map((each) => (
            <OutgoingItem
              key={each.key}
              outgoing={each}
              words={words}
              onRetry={() => talk.sendAgain(each)}
              onDiscard={() => talk.discard(each.key)}
            />
          ))}
        </div>
      </div>
      {hasNew && (
        <span className={css.newBelow}>
          <Button small look="primary" onClick={toEnd}>
            {text('newBelow')}
          </Button>
        </span>
      )}
    </div>
  )
}

/** Today and yesterday by their words, other days by their date. */
function dayTitle(day: string, locale: string): string {
  const today = dayIn(new Date())
  if (day === today) return nearDayWord(0, locale)
  return day === dayAfter(today, -1) ? nearDayWord(-1, locale) : formatDay(day, locale)
}
