import { useCreate, useNavigate } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { areaHeads } from '#areas'
import { ComboBox } from '../../../../src/controls/lookup/ComboBox.tsx'
import { useLooked } from '../../../../src/controls/lookup/useLookup.ts'
import { useLookupBox } from '../../../../src/controls/lookup/useLookupBox.tsx'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { Glyph } from '../../../../src/controls/parts/Glyph.tsx'
import type { AreaHead, Resource } from '../../../../src/core/index.ts'
import { useReason } from '../../../../src/providers/useAct.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { TextField } from '../../../../src/shell/controls/TextField.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './chat.module.css'
import { useMe } from './useConversations.ts'

const staff = areaHeads.subAdmin as AreaHead

interface NewConversationProps {
  resource: Resource
  words: AreaWords
  onClose: () => void
}

/** Chooses with whom to talk; several are a group, which may have a name. */
export function NewConversation({ resource, words, onClose }: NewConversationProps) {
  const { text } = words
  const me = useMe()
  const [members, setMembers] = useState<readonly string[]>([])
  const [create, { isPending, error }] = useCreate()
  const navigate = useNavigate()
  const reason = useReason()
  const lookup = useLookupBox(staff, 'conversation.members')
  const { looked, remember } = useLooked(staff, members)
  const pick = (id: string) => {
    const found = lookup.found.find((record) => record.id === id)
    if (found) remember(found)
    if (id !== me) setMembers((all) => (all.includes(id) ? all.filter((each) => each !== id) : [...all, id]))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
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
          <label htmlFor="chat-people">{text('people')}</label>
          {members.length > 0 && (
            <ul className={css.chips}>
              {members.map((id) => (
                <li key={id}>
                  {looked.get(id)?.title ?? '…'}
                  <button
                    type="button"
                    aria-label={text('takeOut', { name: looked.get(id)?.title ?? '…' })}
                    onClick={() => pick(id)}
                  >
                    <Glyph name="close" size={16} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <ComboBox
            id="chat-people"
            source="members"
            label={text('people')}
            {...lookup.box}
            after={undefined}
            shown=""
            placeholder={text('addPerson')}
            chosen={[...members]}
            onPick={pick}
          />
          {members.length > 1 && <TextField name="name" label={text('groupName')} maxLength={80} />}
          {error ? <p role="alert">{reason(error)}</p> : null}
        </div>
        <div className={dialog.actions}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="primary" busy={isPending} disabled={members.length === 0}>
            {text('begin')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
