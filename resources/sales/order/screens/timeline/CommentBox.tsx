import { type KeyboardEvent, lazy, Suspense, useId, useState } from 'react'
import { LookupListBox } from '../../../../../src/controls/lookup/LookupListBox.tsx'
import { describedBy, Frame } from '../../../../../src/controls/parts/Frame.tsx'
import { Skeleton } from '../../../../../src/controls/parts/Skeleton.tsx'
import { TextBox } from '../../../../../src/controls/parts/TextBox.tsx'
import type { Field, Resource } from '../../../../../src/core/index.ts'
import { useAct } from '../../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { useAttached } from '../../../../shared/pieces/screens/useAttached.ts'
import { useKept } from '../dialogs/useKept.ts'
import { useOwn } from '../useOwn.ts'
import css from './timeline.module.css'

/** Uploading is fetched when somebody wants it. */
const AttachBox = lazy(() => import('../../../../shared/pieces/screens/AttachBox.tsx'))

/** The most colleagues that one comment tells. */
const mostMentions = 10

/**
 * The box for a comment on the order, which only staff see. What stands in it stays there until it is added. An `@`, or the button,
 * asks which colleagues are to hear of it; a file may tell more.
 */
export function CommentBox({ resource, id }: { resource: Resource; id: string }) {
  const { text } = useOwn()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const [words, setWords, forget] = useKept('order.comment', id)
  const box = useId()
  const [isNaming, setNaming] = useState(false)
  const [mentions, setMentions] = useState<string[]>([])
  const attachment = useAttached()
  const isReady = words.trim() !== '' && !attachment.isUploading
  const mention = {
    id: `${box}-mention`,
    source: 'mentions',
    name: 'assignedTo',
    label: text('comment.mention'),
  }
  const help = text('comment.mentionHelp')
  const add = () =>
    void act(async () => {
      await ask('comment', { id, input: { text: words.trim(), mentions, ...attachment.input } })
      forget()
      attachment.forget()
      setMentions([])
      setNaming(false)
      return text('comment.added')
    })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isReady || isBusy) return
    event.preventDefault()
    add()
  }
  return (
    <div className={css.comment}>
      <label htmlFor={box} className="visually-hidden">
        {text('comment.label')}
      </label>
      <TextBox
        id={box}
        source="comment"
        label={text('comment.label')}
        lines={2}
        maxLength={2000}
        placeholder={text('comment.label')}
        text={words}
        onText={(typed) => {
          setWords(typed)
          if (/(^|\s)@$/.test(typed)) setNaming(true)
        }}
        onKeyDown={onKeyDown}
      />
      <Button small disabled={!isReady} busy={isBusy} onClick={add}>
        {text('comment.add')}
      </Button>
      {isNaming && (
        <div className={css.wide}>
          <Frame {...mention} help={help}>
            <LookupListBox
              {...mention}
              resource={resource}
              field={resource.fields.assignedTo as Field}
              autoFocus
              options={{ to: 'subAdmin', max: mostMentions }}
              describedBy={describedBy({ id: mention.id, help })}
              value={mentions}
              onChange={(next) => setMentions(next ?? [])}
            />
          </Frame>
        </div>
      )}
      {attachment.isOpen && (
        <div className={css.wide}>
          <Suspense fallback={<Skeleton height={90} />}>
            <AttachBox
              resource={resource}
              rows="comments"
              id={`${box}-file`}
              label={text('comment.file')}
              {...attachment.box}
            />
          </Suspense>
        </div>
      )}
      {words.trim() !== '' && (!isNaming || !attachment.isOpen) && (
        <div className={css.wide}>
          {!isNaming && (
            <Button small look="text" onClick={() => setNaming(true)}>
              {text('comment.mention')}
            </Button>
          )}
          {!attachment.isOpen && (
            <Button small look="text" onClick={attachment.open}>
              {text('comment.attach')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
