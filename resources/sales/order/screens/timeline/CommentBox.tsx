import { useLocale } from 'ra-core'
import { type KeyboardEvent, lazy, Suspense, useId } from 'react'
import { areaHeads } from '#areas'
import { useLookup } from '../../../../../src/controls/lookup/useLookup.ts'
import { MentionBox, type UsePeople } from '../../../../../src/controls/mention/MentionBox.tsx'
import type { Person } from '../../../../../src/controls/mention/mentionAt.ts'
import { Skeleton } from '../../../../../src/controls/parts/Skeleton.tsx'
import type { AreaHead, Resource } from '../../../../../src/core/index.ts'
import { useAct } from '../../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { titleOf } from '../../../../../src/views/titleOf.ts'
import { useAttached } from '../../../../shared/pieces/screens/useAttached.ts'
import { useKept } from '../dialogs/useKept.ts'
import { useOwn } from '../useOwn.ts'
import css from './timeline.module.css'

/** Uploading is fetched when somebody wants it. */
const AttachBox = lazy(() => import('../../../../shared/pieces/screens/AttachBox.tsx'))

/** The colleagues whose name is typed. */
const useColleagues: UsePeople = (query) => {
  const area = areaHeads.subAdmin as AreaHead
  const locale = useLocale() ?? 'en'
  const { found, isLoading } = useLookup(area, query ?? '', query !== undefined)
  return {
    isLoading,
    people: found.map((person) => ({ id: person.id, name: titleOf(area, person, locale) })),
  }
}

/** Whom the comment on an order names; they outlive a reload as its words do. */
function useKeptPeople(id: string) {
  const [kept, keep, clear] = useKept('order.mentions', id, '[]')
  const people = JSON.parse(kept || '[]') as readonly Person[]
  return [people, (next: readonly Person[]) => keep(JSON.stringify(next)), clear] as const
}

interface CommentBoxProps {
  resource: Resource
  id: string
  onAdded?: () => void
}

/**
 * The box for a comment on the order, which only staff see. What stands in it stays there until it is added. An `@` finds colleagues,
 * who hear of it; a file may tell more.
 */
export function CommentBox({ resource, id, onAdded }: CommentBoxProps) {
  const { list } = usePunctuation()
  const { text } = useOwn()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const [words, setWords, clear] = useKept('order.comment', id)
  const box = useId()
  const [named, setNamed, forgetNamed] = useKeptPeople(id)
  const attachment = useAttached()
  const isReady = words.trim() !== '' && !attachment.isUploading
  const add = () =>
    void act(async () => {
      const mentions = named.map((person) => person.id)
      await ask('comment', { id, input: { text: words.trim(), mentions, ...attachment.input } })
      clear()
      attachment.clear()
      forgetNamed()
      onAdded?.()
      return text('comment.added')
    })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isReady || isBusy) return
    event.preventDefault()
    add()
  }
  const beginName = () => {
    setWords(/(^|\s)$/.test(words) ? `${words}@` : `${words} @`)
    requestAnimationFrame(() => {
      const control = document.getElementById(box) as HTMLTextAreaElement | null
      control?.focus()
      control?.setSelectionRange(control.value.length, control.value.length)
    })
  }
  return (
    <div className={css.comment}>
      <label htmlFor={box} className="visually-hidden">
        {text('comment.label')}
      </label>
      <MentionBox
        id={box}
        source="comment"
        label={text('comment.label')}
        lines={2}
        maxLength={2000}
        placeholder={text('comment.label')}
        text={words}
        named={named}
        usePeople={useColleagues}
        peopleLabel={text('comment.mention')}
        onText={(typed, still) => {
          setWords(typed)
          setNamed(still)
        }}
        onKeyDown={onKeyDown}
      />
      <Button small disabled={!isReady} busy={isBusy} onClick={add}>
        {text('comment.add')}
      </Button>
      {named.length > 0 && (
        <p className={css.wide} dir="auto">
          {text('comment.tells', { names: list(named.map(({ name }) => name)) })}
        </p>
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
      {words.trim() !== '' && (
        <div className={css.wide}>
          <Button small look="text" onClick={beginName}>
            {text('comment.mention')}
          </Button>
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
