import { useNotify } from 'ra-core'
import { type Dispatch, type FormEvent, type SetStateAction, useId, useState } from 'react'
import { TextBox } from '../../../../src/controls/parts/TextBox.tsx'
import { typedSince } from '../../../../src/controls/parts/typedSince.ts'
import { type AnyRecord, hasFlag, type RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useSession } from '../../../../src/providers/useSession.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useFormFacts } from '../../../../src/views/form/FormContexts.ts'
import { RelativeTime } from '../../../../src/views/history/RelativeTime.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { useBoardFacts } from '../../project/screens/board/BoardContext.ts'
import type { projectCard } from '../projectCard.ts'
import css from './card.module.css'

type Comment = RecordOf<typeof projectCard>['comments'][number]

interface CommentsProps {
  record: AnyRecord
  /** What is being written. */
  text: string
  onText: Dispatch<SetStateAction<string>>
}

/** What people say of a card, and what one says oneself, which can be put otherwise or taken back. */
export function Comments({ record, text, onText }: CommentsProps) {
  const { resource, viewer } = useFormFacts()
  const { areas } = useBoardFacts()
  const words = useAreaWords<typeof projectCard>(resource.path)
  const ask = useOperation(resource)
  const notify = useNotify()
  const me = useSession()?.userId
  const id = useId()
  const [edited, setEdited] = useState<string>()
  const [act, isBusy] = useAct(resource.path, areas.project.path)
  const comments = record.comments as readonly Comment[]
  const mayWrite = hasFlag(viewer, resource.name, 'comment')
  const say = (said: string) =>
    act(async () => void (await ask('comment', { id: record.id, input: { text: said } })))
  const change = (comment: string, said: string | null) =>
    act(async () => void (await ask('changeComment', { id: record.id, input: { comment, text: said } })))
  const send = async () => {
    if (text.trim() !== '' && (await say(text.trim()))) onText(typedSince(text))
  }
  const remove = async (comment: Comment) => {
    if (!(await change(comment.id, null))) return
    const putBack = async () => {
      const input = { comment: comment.id }
      if (await act(async () => void (await ask('putBackComment', { id: record.id, input }))))
        notify(words.text('commentBack'), { type: 'success' })
    }
    notify(words.text('commentGone'), { type: 'success', onUndo: () => void putBack() })
  }
  return (
    <section aria-labelledby={id} className={css.comments}>
      <h3 id={id}>{words.field('comments')}</h3>
      {comments.length === 0 && <p className={css.quiet}>{words.text('noComments')}</p>}
      <ol>
        {comments.map((comment) => (
          <li key={comment.id}>
            <p className={css.said}>
              <b dir="auto">{comment.author}</b> <RelativeTime at={comment.at} />
              {comment.editedAt && <span className={css.quiet}> ({words.text('edited')})</span>}
            </p>
            {edited === comment.id ? (
              <Write
                label={words.text('edit')}
                send={words.text('save')}
                cancel={words.cancel}
                begin={comment.text}
                isBusy={isBusy}
                onSend={async (said) => {
                  if (await change(comment.id, said)) setEdited(undefined)
                }}
                onCancel={() => setEdited(undefined)}
              />
            ) : (
              <p className={css.words} dir="auto">
                {comment.text}
              </p>
            )}
            {mayWrite && comment.authorId === me && edited !== comment.id && (
              <span className={css.own}>
                <Button small look="text" onClick={() => setEdited(comment.id)}>
                  {words.text('edit')}
                </Button>
                <Button small look="text" onClick={() => void remove(comment)}>
                  {words.text('remove')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {mayWrite && (
        <div className={css.write}>
          <TextBox
            {...boxOf(`${id}-new`, words.text('write'))}
            more={{ 'aria-label': words.text('write') }}
            placeholder={words.text('write')}
            text={text}
            onText={onText}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
            }}
          />
          <Button
            small
            look="primary"
            busy={isBusy}
            disabled={text.trim() === ''}
            onClick={() => void send()}
          >
            {words.text('send')}
          </Button>
        </div>
      )}
    </section>
  )
}

const boxOf = (id: string, label: string) => ({
  id,
  source: 'comment',
  label,
  lines: 2,
  maxLength: 5000,
  required: false,
  disabled: false,
  invalid: false,
  describedBy: undefined,
})

interface WriteProps {
  label: string
  send: string
  cancel: string
  begin: string
  isBusy: boolean
  onSend: (text: string) => Promise<void>
  onCancel: () => void
}

/** Other words for a comment. */
function Write({ label, send, cancel, begin, isBusy, onSend, onCancel }: WriteProps) {
  const id = useId()
  const [typed, setTyped] = useState(begin)
  const submit = (event: Pick<FormEvent, 'preventDefault'>) => {
    event.preventDefault()
    if (typed.trim() !== '') void onSend(typed.trim())
  }
  return (
    <div className={css.write}>
      <TextBox
        {...boxOf(id, label)}
        more={{ 'aria-label': label }}
        autoFocus
        text={typed}
        onText={setTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
          if (event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          onCancel()
        }}
      />
      <span className={css.own}>
        <Button small onClick={onCancel}>
          {cancel}
        </Button>
        <Button small look="primary" busy={isBusy} onClick={submit}>
          {send}
        </Button>
      </span>
    </div>
  )
}
