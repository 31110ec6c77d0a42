import { useCreate, useNavigate } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import type { Resource } from '../../../../src/core/index.ts'
import { useReason } from '../../../../src/providers/useAct.ts'
import { TextField } from '../../../../src/shell/controls/TextField.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { PeoplePicker } from './PeoplePicker.tsx'
import { useMe } from './useConversations.ts'
import { useWriteTo } from './useWriteTo.ts'

interface NewConversationProps {
  resource: Resource
  words: AreaWords
  onClose: () => void
}

/** Chooses with whom to talk; several are a group, which may have a name. With one person alone there is one conversation, which goes on. */
export function NewConversation({ resource, words, onClose }: NewConversationProps) {
  const { text } = words
  const me = useMe()
  const [members, setMembers] = useState<readonly string[]>([])
  const [create, { isPending, error }] = useCreate()
  const navigate = useNavigate()
  const reason = useReason()
  const [writeTo, isFinding] = useWriteTo(resource)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [only, ...others] = members
    if (only && others.length === 0) return writeTo(only, { onFound: onClose })
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    create(
      resource.path,
      { data: { members: [me, ...members], name: name || null } },
      {
        onSuccess: ({ id }) => {
          onClose()
          navigate(`/app/apps/chat/${id}`)
        },
      },
    )
  }
  return (
    <Dialog title={text('start')} onClose={onClose}>
      <form className={dialog.form} onSubmit={submit}>
        <div className={dialog.body}>
          <PeoplePicker words={words} members={members} without={[me]} onChange={setMembers} />
          {members.length > 1 && <TextField name="name" label={text('groupName')} maxLength={80} />}
          {error ? <p role="alert">{reason(error)}</p> : null}
        </div>
        <DialogButtons onCancel={onClose} busy={isPending || isFinding} disabled={members.length === 0}>
          {text('begin')}
        </DialogButtons>
      </form>
    </Dialog>
  )
}
