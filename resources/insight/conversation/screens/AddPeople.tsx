import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { Resource } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { PeoplePicker } from './PeoplePicker.tsx'
import type { Conversation } from './useConversations.ts'

interface AddPeopleProps {
  resource: Resource
  conversation: Conversation
  words: AreaWords
  onClose: () => void
}

/** Takes colleagues into a conversation, who then read all of it. */
export function AddPeople({ resource, conversation, words, onClose }: AddPeopleProps) {
  const { text } = words
  const [people, setPeople] = useState<readonly string[]>([])
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const submit = async () => {
    const isDone = await act(async () => {
      await ask('addPeople', { id: conversation.id, input: { people } })
      return text('added', { smart_count: people.length })
    })
    if (isDone) onClose()
  }
  return (
    <QuestionDialog
      title={text('addPeople')}
      onClose={onClose}
      onSubmit={submit}
      busy={isBusy}
      disabled={people.length === 0}
      submit={text('add')}
    >
      <p>{text('addHint')}</p>
      <PeoplePicker words={words} members={people} without={conversation.members} onChange={setPeople} />
    </QuestionDialog>
  )
}
