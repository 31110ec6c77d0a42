import { useGetOne, useNavigate } from 'ra-core'
import { areaHeads } from '#areas'
import type { AreaHead, RecordOf } from '../../../../src/core/index.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { RecordLink } from '../../../../src/fields/reference/RecordLink.tsx'
import { useArea } from '../../../../src/loadArea.ts'
import { useChanges } from '../../../../src/providers/live/useChanges.ts'
import { Button, ButtonLink } from '../../../../src/shell/controls/Button.tsx'
import { usePageKeys } from '../../../../src/shell/shortcuts/pageKeys.ts'
import { PartWaiting } from '../../../../src/shell/states/PartState.tsx'
import { NamedRecords } from '../../../../src/views/NamedRecords.tsx'
import { PersonPicture } from '../../../../src/views/PersonPicture.tsx'
import { StatusChip } from '../../../../src/views/StatusChip.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { usePageState } from '../../../../src/views/usePageState.ts'
import { useRecordPath } from '../../../../src/views/useRecordPath.ts'
import type { contactMessage } from '../../../customers/contactMessage/contactMessage.ts'
import Conversation from '../../../customers/contactMessage/screens/Conversation.tsx'
import type { CustomerFolder } from '../rules/folders.ts'
import { AttachmentList } from './AttachmentList.tsx'
import { searchOf } from './LetterList.tsx'
import css from './mail.module.css'
import { addressOf } from './mailPlace.ts'

interface CustomerMessageProps {
  folder: CustomerFolder
  id: string
  words: AreaWords
}

/** A customer’s message with its conversation; what is answered here is the answer in the contact desk. */
export function CustomerMessage({ folder, id, words }: CustomerMessageProps) {
  const { text, pair, locale } = words
  const area = useArea(areaHeads.contactMessage as AreaHead)
  const { data: message, error } = useGetOne<RecordOf<typeof contactMessage>>(
    area.path,
    { id },
    { retry: false },
  )
  useChanges(area)
  const [state] = usePageState()
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const back = () => navigate(addressOf(folder, undefined, searchOf(state)))
  usePageKeys([
    { key: 'u', text: text('keys.back'), run: back },
    { key: 'Escape', text: text('keys.back'), run: back },
  ])
  if (error) return <p className={css.empty}>{text('gone')}</p>
  if (!message) return <PartWaiting className={css.waiting} />
  const desk = pathOf(area, id, message)
  return (
    <article className={css.letter} aria-labelledby="mail-subject">
      <div className={css.bar}>
        <Button small look="text" onClick={back}>
          {text('back')}
        </Button>
        {desk && (
          <ButtonLink small to={desk}>
            {text('openDesk')}
          </ButtonLink>
        )}
      </div>
      <h2 id="mail-subject" className={css.title} dir="auto">
        {message.subject}
        <span className={css.state}>
          <StatusChip resource={area} status={message.status} />
        </span>
      </h2>
      <div className={css.head}>
        <PersonPicture name={message.name} size={32} />
        <div className={css.people}>
          <strong dir="auto">{message.name}</strong>
          <span className={css.quiet}>{message.ticketNo}</span>
          {message.broadcast && (
            <span className={css.quiet}>
              {pair(text('answersTo'), '')}{' '}
              <NamedRecords wanted={{ broadcast: [message.broadcast] }}>
                <RecordLink target="broadcast" id={message.broadcast} />
              </NamedRecords>
            </span>
          )}
        </div>
        <time className={css.quiet} dateTime={message.createdAt}>
          {formatTime(message.createdAt, locale)}
        </time>
      </div>
      <p className={css.asked} dir="auto">
        {message.body}
      </p>
      <AttachmentList attachments={message.attachments} words={words} />
      <Conversation resource={area} record={message} />
    </article>
  )
}
