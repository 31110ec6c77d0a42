import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useGetOne, useNavigate } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { Resource } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import RichTextShow from '../../../../src/fields/richText/richText.show.tsx'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { usePageKeys } from '../../../../src/shell/shortcuts/pageKeys.ts'
import { PartWaiting } from '../../../../src/shell/states/PartState.tsx'
import { StaffPicture } from '../../../../src/views/StaffPicture.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { usePageState } from '../../../../src/views/usePageState.ts'
import { useProfileOf } from '../../../staff/subAdmin/screens/person/profileOf.ts'
import type { Folder } from '../rules/folders.ts'
import { AttachmentList } from './AttachmentList.tsx'
import { ConversationLinks } from './ConversationLinks.tsx'
import { LabelDot } from './LabelDot.tsx'
import { LetterBar } from './LetterBar.tsx'
import { searchOf } from './LetterList.tsx'
import css from './mail.module.css'
import { addressOf } from './mailPlace.ts'
import { type ChangeLetters, useChangeLetters } from './useChangeLetters.ts'
import { isUnread, type Letter } from './useMailbox.ts'
import { useNames } from './useNames.ts'
import { useNeighbours } from './useNeighbours.ts'

interface LetterPageProps {
  resource: Resource
  folder: Folder
  id: string
  words: AreaWords
}

/** A letter: from whom, to whom, when, and what it says; opening it marks it as read. */
export function LetterPage({ resource, folder, id, words }: LetterPageProps) {
  const { list, pair } = usePunctuation()
  const { text, locale, value } = words
  const { data: letter, error } = useGetOne<Letter>(resource.path, { id }, { retry: false })
  const [state] = usePageState()
  const search = searchOf(state)
  const navigate = useNavigate()
  const mayEdit = canAct(useViewer(), resource, 'edit')
  const changes = useChangeLetters(resource, words)
  const names = useNames(letter ? [...letter.to, ...letter.cc] : [])
  const profile = useProfileOf()
  const sender = letter?.from && profile(letter.from)
  const neighbours = useNeighbours(resource, folder, id, state)
  useMarkRead(resource, letter, mayEdit, changes)
  const title = useRef<HTMLHeadingElement>(null)
  const isThere = letter !== undefined
  useEffect(() => {
    if (isThere) title.current?.focus({ preventScroll: true })
  }, [isThere])

  const back = () => navigate(addressOf(folder, undefined, search))
  const go = (to: string | undefined) => to !== undefined && navigate(to)
  const remove = async () => {
    if (letter && folder !== 'deleted' && (await changes.remove([letter]))) back()
  }
  usePageKeys([
    { key: 'j', text: text('keys.next'), run: () => go(neighbours.next) },
    { key: 'k', text: text('keys.previous'), run: () => go(neighbours.previous) },
    { key: 'u', text: text('keys.back'), run: back },
    { key: 'Escape', text: text('keys.back'), run: back },
    ...(mayEdit && letter
      ? [
          {
            key: 's',
            text: text('keys.star'),
            run: () => void changes.set([letter], { starred: !letter.starred }),
          },
          { key: 'e', text: text('keys.remove'), run: () => void remove() },
          { key: '#', text: text('keys.remove'), run: () => void remove() },
        ]
      : []),
  ])

  if (error) return <p className={css.empty}>{text('gone')}</p>
  if (!letter) return <PartWaiting className={css.waiting} />
  const people = (ids: readonly string[]) => list(ids.flatMap((each) => names.get(each) ?? []))
  return (
    <article className={css.letter} aria-labelledby="mail-subject">
      <LetterBar
        resource={resource}
        words={words}
        folder={folder}
        letter={letter}
        changes={changes}
        neighbours={neighbours}
        onBack={back}
        onRemove={() => void remove()}
      />
      <h2 id="mail-subject" ref={title} tabIndex={-1} className={css.title} dir="auto">
        {letter.subject ?? text('noSubject')}
        {letter.labels.map((label) => (
          <span key={label} className={css.label}>
            <LabelDot label={label} />
            {value('labels', label)}
          </span>
        ))}
      </h2>
      <div className={css.head}>
        <StaffPicture id={letter.from} name={letter.sender ?? ''} size={32} />
        <div className={css.people}>
          <strong dir="auto">{sender ? <Link to={sender}>{letter.sender}</Link> : letter.sender}</strong>
          <span className={css.quiet} dir="auto">
            {text('toNames', { names: people(letter.to) })}
          </span>
          {letter.cc.length > 0 && (
            <span className={css.quiet} dir="auto">
              {pair(text('cc'), people(letter.cc))}
            </span>
          )}
        </div>
        {letter.sentAt && (
          <time className={css.quiet} dateTime={letter.sentAt}>
            {formatTime(letter.sentAt, locale)}
          </time>
        )}
      </div>
      {letter.body && (
        <div className={css.body}>
          <RichTextShow value={letter.body} name="body" options={{}} record={letter} resource={resource} />
        </div>
      )}
      <AttachmentList attachments={letter.attachments} words={words} />
      <ConversationLinks resource={resource} letter={letter} words={words} />
    </article>
  )
}

/** Marks a letter as read when it is opened; once, so that it can be marked as unread again. */
function useMarkRead(
  resource: Resource,
  letter: Letter | undefined,
  mayEdit: boolean,
  { inTurn }: ChangeLetters,
): void {
  const provider = useDataProvider()
  const client = useQueryClient()
  const done = useRef(false)
  useEffect(() => {
    if (!letter || done.current) return
    done.current = true
    if (!mayEdit || !isUnread(letter)) return
    inTurn(() =>
      provider.update(resource.path, { id: letter.id, data: { read: true }, previousData: letter }),
    )
      // Somebody else's change, or none: it is read the next time.
      .catch(() => undefined)
      .then(() => client.invalidateQueries({ queryKey: [resource.path] }))
  }, [letter, mayEdit, provider, client, resource.path, inTurn])
}
