import { useNavigate, useNotify } from 'ra-core'
import { useEffect, useState } from 'react'
import { IconButton } from '../../../../src/controls/parts/IconButton.tsx'
import { MenuButton } from '../../../../src/controls/parts/MenuButton.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { Resource } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { useArea } from '../../../../src/loadArea.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { usePageTitle } from '../../../../src/shell/page/PageContext.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { useDeleteOne } from '../../../../src/views/useDeleteOne.ts'
import { usePageState } from '../../../../src/views/usePageState.ts'
import { AddPeople } from './AddPeople.tsx'
import { Composer } from './Composer.tsx'
import type { Called } from './ConversationList.tsx'
import css from './chat.module.css'
import { MessageLog } from './MessageLog.tsx'
import { PeopleDrawer } from './PeopleDrawer.tsx'
import { useMe } from './useConversations.ts'
import { messageArea, useMessages } from './useMessages.ts'

interface TalkProps {
  resource: Resource
  conversation: Called
  words: AreaWords
  names: ReadonlyMap<string, string>
  unread: number
  isLive: boolean
}

/** One conversation: who takes part, what was said, and the box in which one says more. To have it open is to have read it. */
export function Talk({ resource, conversation, words, names, unread, isLive }: TalkProps) {
  const { id, title, marks } = conversation
  const { text } = words
  const me = useMe()
  const ask = useOperation(resource)
  const notify = useNotify()
  const navigate = useNavigate()
  const [act] = useAct(resource.path)
  // On its own, so that a press meanwhile is not lost.
  const [note] = useAct(resource.path)
  const [isLeaving, setLeaving] = useState(false)
  const talk = useMessages(id, isLive)
  const viewer = useViewer()
  const said = useArea(messageArea)
  const maySay = canAct(viewer, said, 'create')
  const mayAdd = canAct(viewer, resource, 'edit')
  const [isAdding, setAdding] = useState(false)
  const [state, change] = usePageState()
  const [takeBack] = useDeleteOne(
    messageArea,
    { removed: text('takenBack'), restored: text('saidAgain') },
    resource.path,
  )
  const isMuted = marks.some(({ person, muted }) => person === me && muted)
  usePageTitle(title)
  useReading(unread, () => void note(() => ask('read', { id }).then(() => undefined)))
  const mute = () =>
    void act(async () => {
      await ask('mute', { id, input: { muted: !isMuted } })
      return text(isMuted ? 'unmutedNow' : 'mutedNow')
    })
  // Its messages were read once more when one had just gone, and there were none.
  const [back] = useAct(resource.path, messageArea.path)
  const comeBack = (leftAt: string) =>
    void back(async () => {
      await ask('comeBack', { input: { leftAt } })
      navigate(`/app/apps/chat/${id}`)
      return text('cameBack')
    })
  const leave = () =>
    void act(async () => {
      const { leftAt } = await ask<{ leftAt: string }>('leave', { id })
      setLeaving(false)
      notify(text('left'), { type: 'success', onUndo: () => comeBack(leftAt) })
      navigate('/app/apps/chat')
      return undefined
    })
  return (
    <>
      <header className={css.head}>
        <span className={css.back}>
          <IconButton glyph="previous" label={text('back')} onClick={() => navigate('/app/apps/chat')} />
        </span>
        <h2>{title}</h2>
        <IconButton glyph="info" label={text('about')} onClick={() => change({ people: 'yes' })} />
        <MenuButton
          label={text('actions')}
          groups={[
            mayAdd ? [{ key: 'add', label: text('addPeople'), onPick: () => setAdding(true) }] : [],
            [{ key: 'mute', label: text(isMuted ? 'unmute' : 'mute'), onPick: mute }],
            [{ key: 'leave', label: text('leave'), isDanger: true, onPick: () => setLeaving(true) }],
          ]}
        />
      </header>
      <MessageLog
        resource={resource}
        talk={talk}
        title={title}
        words={words}
        names={names}
        marks={marks}
        onTakeBack={canAct(viewer, said, 'delete') ? (message) => void takeBack(message) : undefined}
      />
      {maySay && <Composer id={id} words={words} onSend={talk.send} />}
      {state.people && (
        <PeopleDrawer
          resource={resource}
          conversation={conversation}
          words={words}
          names={names}
          onAdd={mayAdd ? () => setAdding(true) : undefined}
          onClose={() => change({ people: undefined }, { replace: true })}
        />
      )}
      {isAdding && (
        <AddPeople
          resource={resource}
          conversation={conversation}
          words={words}
          onClose={() => setAdding(false)}
        />
      )}
      {isLeaving && (
        <QuestionDialog
          title={text('leaveTitle', { name: title })}
          onClose={() => setLeaving(false)}
          isCancelFirst
          danger
          onClick={leave}
          submit={text('leave')}
        >
          <p>{text('leaveText')}</p>
        </QuestionDialog>
      )}
    </>
  )
}

/** Says that the conversation was read, once for what is new, while somebody really looks. */
function useReading(unread: number, read: () => void): void {
  const [isSeen, setSeen] = useState(document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each number of unread messages
  useEffect(() => {
    if (isSeen && unread > 0) read()
  }, [isSeen, unread])
}
