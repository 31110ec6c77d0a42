import { useNotify } from 'ra-core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { AttachmentBox } from '../../../../src/controls/upload/AttachmentBox.tsx'
import type { Resource } from '../../../../src/core/index.ts'
import richText from '../../../../src/fields/richText/richText.input.tsx'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { fieldOf } from '../../../../src/views/fieldOf.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import type { mail } from '../mail.ts'
import type { Draft } from '../rules/answer.ts'
import { LeaveDraft } from './LeaveDraft.tsx'
import css from './mail.module.css'
import { addressOf } from './mailPlace.ts'
import { RecipientBox } from './RecipientBox.tsx'
import { useChangeLetters } from './useChangeLetters.ts'
import { type StoredDraft, useLetterDraft } from './useLetterDraft.ts'
import { useTakeBack } from './useTakeBack.ts'

interface ComposeFormProps {
  resource: Resource
  words: AreaWords
  begun: { readonly draft: Draft; readonly stored: StoredDraft | undefined }
}

/** Who gets a letter, what it says and what is attached; it leaves ten seconds after Send. */
export function ComposeForm({ resource, words, begun }: ComposeFormProps) {
  const { text, field } = words
  const id = useId()
  const navigate = useNavigate()
  const notify = useNotify()
  const ask = useOperation(resource)
  const [act, isSending] = useAct(resource.path)
  const takeBack = useTakeBack(resource, words)
  const changes = useChangeLetters(resource, words)
  const isLeaving = useRef(false)
  const [isUploading, setUploading] = useState(false)
  const [hasCc, setCc] = useState(begun.draft.cc.length > 0)
  const letter = useLetterDraft(resource, begun, (stored) =>
    navigate({ search: `?draft=${stored}` }, { replace: true, state: { staysOpen: true } }),
  )
  const { draft, set, save, isSaving, failure, isUnsaved, isStored } = letter

  const leave = () => {
    isLeaving.current = true
    navigate(addressOf('inbox'))
  }
  const send = (submitted?: FormEvent) => {
    submitted?.preventDefault()
    void act(async () => {
      const record = await save()
      if (!record) return undefined
      await ask('send', { record })
      notify(text('onItsWay'), {
        type: 'success',
        onUndo: () => void takeBack(record.id),
        autoHideDuration: 10_000,
      })
      leave()
      return undefined
    })
  }
  const discard = async () => {
    const stored = letter.stored()
    if (stored && !(await changes.remove([{ ...stored, labels: [] }], text('discarded')))) return
    leave()
  }
  const part = (name: string) => ({ id: `${id}-${name}`, source: name, label: field(name) })
  const to = part('to')
  const cc = part('cc')
  const subject = part('subject')
  const body = part('body')
  const hasRecipient = draft.to.length > 0
  return (
    <form className={css.compose} noValidate onSubmit={send} aria-label={text('newLetter')}>
      <LeaveDraft letter={letter} isLeaving={isLeaving} words={words} />
      <Frame
        {...to}
        note={
          !hasCc && (
            <Button small look="text" onClick={() => setCc(true)}>
              {text('addCc')}
            </Button>
          )
        }
      >
        <RecipientBox
          {...to}
          name="to"
          value={draft.to}
          autoFocus={!hasRecipient}
          onChange={(next) => set({ to: next })}
          text={text}
        />
      </Frame>
      {hasCc && (
        <Frame {...cc}>
          <RecipientBox
            {...cc}
            name="cc"
            value={draft.cc}
            autoFocus={begun.draft.cc.length === 0}
            onChange={(next) => set({ cc: next })}
            text={text}
          />
        </Frame>
      )}
      <TextBoxField
        {...subject}
        maxLength={200}
        text={draft.subject}
        onText={(next) => set({ subject: next })}
      />
      <Frame {...body} group>
        <richText.Edit
          {...body}
          name="body"
          value={draft.body}
          onChange={(next: string | null) => set({ body: next })}
          options={{}}
          field={fieldOf<typeof mail>(resource, 'body')}
          resource={resource}
        />
      </Frame>
      <AttachmentBox
        id={`${id}-attachments`}
        label={field('attachments')}
        hint={text('attach')}
        most={10}
        files={draft.attachments.map(({ file }) => file)}
        onChange={(change) =>
          set({ attachments: change(draft.attachments.map(({ file }) => file)).map((file) => ({ file })) })
        }
        onBusy={setUploading}
      />
      <div className={css.actions}>
        <Button type="submit" look="primary" busy={isSending} disabled={!hasRecipient || isUploading}>
          {text('send')}
        </Button>
        <Button disabled={isSending || changes.isBusy} onClick={() => void discard()}>
          {text('discard')}
        </Button>
        <span role={failure ? 'alert' : 'status'} className={failure ? css.wrong : css.quiet}>
          {failure
            ? text('draftFailed', { reason: failure })
            : isSaving
              ? text('draftSaving')
              : isStored && !isUnsaved && text('draftSaved')}
        </span>
      </div>
    </form>
  )
}
