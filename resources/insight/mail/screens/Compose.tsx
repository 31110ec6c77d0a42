import { useGetOne, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Navigate } from 'react-router'
import type { Resource } from '../../../../src/core/index.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { pictureLeftOut } from '../../../../src/fields/richText/pictureLeftOut.ts'
import { useSession } from '../../../../src/providers/useSession.ts'
import { PartWaiting } from '../../../../src/shell/states/PartState.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { usePageState } from '../../../../src/views/usePageState.ts'
import { type AnswerKind, answerKinds, answerTo, type Draft, emptyDraft } from '../rules/answer.ts'
import { ComposeForm } from './ComposeForm.tsx'
import css from './mail.module.css'
import { addressOf } from './mailPlace.ts'
import type { StoredDraft } from './useLetterDraft.ts'
import type { Letter } from './useMailbox.ts'

interface ComposeProps {
  resource: Resource
  words: AreaWords
}

/** A letter that is written: a new one, a draft that is gone on with, or an answer to another letter. */
export function Compose({ resource, words }: ComposeProps) {
  const [state] = usePageState()
  // What it was begun from stays, whatever becomes of the address.
  const [begun] = useState(() => beginningOf(state))
  // A draft that was known before may have been sent and taken back since: only what is read now has its version.
  const {
    data: source,
    error,
    isFetchedAfterMount,
  } = useGetOne<Letter>(
    resource.path,
    { id: begun?.id ?? '' },
    { enabled: begun !== undefined, retry: false, refetchOnMount: 'always' },
  )
  if (!begun) return <ComposeForm resource={resource} words={words} begun={nothingYet} />
  if (error) return <p className={css.empty}>{words.text('gone')}</p>
  if (!source || !isFetchedAfterMount) return <PartWaiting className={css.waiting} />
  return <BegunFrom resource={resource} words={words} source={source} kind={begun.kind} />
}

interface BegunFromProps extends ComposeProps {
  source: Letter
  kind: AnswerKind | 'draft'
}

/** What is read again later of the other letter is no new beginning. */
function BegunFrom({ resource, words, source, kind }: BegunFromProps) {
  const me = useSession()?.userId
  const translate = useTranslate()
  const [begun] = useState(() => beginWith(source, kind, me, words, translate('form.pictureLeftOut')))
  const [isOpen] = useState(kind !== 'draft' || (source.folder === 'draft' && !source.deleted))
  return isOpen ? (
    <ComposeForm resource={resource} words={words} begun={begun} />
  ) : (
    <Navigate to={addressOf(source.deleted ? 'deleted' : 'sent', source.id)} replace />
  )
}

const nothingYet = { draft: emptyDraft, stored: undefined }

function beginningOf(state: Readonly<Record<string, string>>) {
  for (const kind of ['draft', ...answerKinds] as const) {
    const id = state[kind]
    if (id !== undefined) return { kind, id }
  }
  return undefined
}

function beginWith(
  source: Letter,
  kind: AnswerKind | 'draft',
  me: string | undefined,
  { text, pair, locale }: AreaWords,
  told: string,
): { draft: Draft; stored: StoredDraft | undefined } {
  if (kind === 'draft') {
    const { id, version, to, cc, body, attachments, inReplyTo } = source
    const draft = { to, cc, subject: source.subject ?? '', body, attachments, inReplyTo }
    return { draft, stored: { id, version } }
  }
  const isForward = kind === 'forward'
  const values = { name: source.sender ?? '', time: formatTime(source.sentAt ?? source.updatedAt, locale) }
  const own = {
    prefix: text(isForward ? 'forwardPrefix' : 'rePrefix'),
    intro: text(isForward ? 'forwarded' : 'wrote', values),
    picture: (alt: string) => pictureLeftOut(told, pair, alt),
  }
  return { draft: answerTo(source, kind, me, own), stored: undefined }
}
