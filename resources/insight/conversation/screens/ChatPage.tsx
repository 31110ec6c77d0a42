import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Resource } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { useReason } from '../../../../src/providers/useAct.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { PageActions } from '../../../../src/shell/page/PageActions.tsx'
import { PartFailure, PartWaiting } from '../../../../src/shell/states/PartState.tsx'
import { State } from '../../../../src/views/list/State.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { useLater } from '../../../../src/views/useLater.ts'
import { usePageState } from '../../../../src/views/usePageState.ts'
import type { conversation } from '../conversation.ts'
import { ConversationList } from './ConversationList.tsx'
import css from './chat.module.css'
import { NewConversation } from './NewConversation.tsx'
import { Talk } from './Talk.tsx'
import { type Conversation, nameOf, useConversations, useMe, useNames } from './useConversations.ts'
import { useWriteTo } from './useWriteTo.ts'

/** The conversations of whoever is signed in, and the one that the address names; on a phone one or the other. */
export default function ChatPage({ resource }: { resource: Resource }) {
  const { pathname } = useLocation()
  const [, id] = pathname.split(`/${resource.path}`)[1]?.split('/') ?? []
  const words = useAreaWords<typeof conversation>(resource.path)
  const mayBegin = canAct(useViewer(), resource, 'create')
  const me = useMe()
  const reason = useReason()
  const [sought, setSought] = useState('')
  const conversations = useConversations(resource, id, useLater(sought.trim(), 200))
  const { data, counts, isLive, isPending, error, refetch } = conversations
  const people = [...(data ?? []), ...(conversations.current ? [conversations.current] : [])]
  const names = useNames(people.flatMap(({ members }) => members))
  const [isNew, setNew] = useState(false)
  useAddressed(resource, mayBegin)
  const { text } = words
  if (error && !data) return <PartFailure message={reason(error)} onRetry={() => void refetch()} />
  if (isPending) return <PartWaiting className={css.waiting} />
  const called = (each: Conversation) => ({ ...each, title: nameOf(each, me, names, text('alone')) })
  const current = conversations.current && called(conversations.current)
  return (
    <>
      {mayBegin && (
        <PageActions>
          <Button small look="primary" onClick={() => setNew(true)}>
            {text('start')}
          </Button>
        </PageActions>
      )}
      <div className={css.page} data-open={id !== undefined || undefined}>
        <ConversationList
          words={words}
          conversations={(data ?? []).map(called)}
          counts={counts}
          current={id}
          sought={sought}
          onSeek={setSought}
          more={conversations}
        />
        <section className={css.content} aria-label={current?.title ?? text('messages', { name: '' })}>
          {current ? (
            <Talk
              key={current.id}
              resource={resource}
              conversation={current}
              words={words}
              names={names}
              unread={counts.get(current.id) ?? 0}
              isLive={isLive}
            />
          ) : (
            <div className={css.empty} role={id ? 'alert' : undefined}>
              <State drawing={bubbles} title={text(id ? 'gone' : 'choose')} text="" />
            </div>
          )}
        </section>
      </div>
      {isNew && <NewConversation resource={resource} words={words} onClose={() => setNew(false)} />}
    </>
  )
}

/** Leads to the conversation with the colleague whom the address names (`?with=`), as links from elsewhere do. */
function useAddressed(resource: Resource, mayBegin: boolean): void {
  const [state] = usePageState()
  const [writeTo] = useWriteTo(resource)
  const me = useMe()
  const person = mayBegin && state.with !== me ? state.with : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person who is named
  useEffect(() => {
    if (person) writeTo(person, { replace: true })
  }, [person])
}

const bubbles = <path d="M8 10h28v18H20l-7 7v-7H8zM40 20h8v18h-5v7l-7-7H24v-4" />
