import { formatShortTime, formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { PickBox } from '../../../../src/views/list/PickBox.tsx'
import { StaffPicture } from '../../../../src/views/StaffPicture.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { LabelDot } from './LabelDot.tsx'
import { MailIcon } from './MailIcon.tsx'
import css from './mail.module.css'
import { StarButton } from './StarButton.tsx'
import { isUnread, type ListedLetter } from './useMailbox.ts'

interface LetterRowProps {
  letter: ListedLetter
  words: AreaWords
  /** Of the recipients, by their ids. */
  names: ReadonlyMap<string, string>
  to: string
  isPicked: boolean
  mayEdit: boolean
  onPick: () => void
  onStar: () => void
}

/** A letter in a list: from whom or to whom, about what, how it begins, and when. */
export function LetterRow({ letter, words, names, to, isPicked, mayEdit, onPick, onStar }: LetterRowProps) {
  const { text, locale, value } = words
  const subject = letter.subject ?? text('noSubject')
  const person = personOf(letter, names, words)
  const isFrom = letter.folder === 'inbox'
  const whom = isFrom ? letter.from : letter.to[0]
  const at = letter.sentAt ?? letter.updatedAt
  return (
    <li
      className={css.row}
      data-letter={letter.id}
      data-unread={isUnread(letter) || undefined}
      data-picked={isPicked || undefined}
    >
      {mayEdit && (
        <>
          <PickBox
            label={text('pick', { subject })}
            isTabbable
            state={isPicked ? 'all' : 'none'}
            onPick={onPick}
          />
          <StarButton isOn={letter.starred === true} onStar={onStar} text={text} />
        </>
      )}
      <Link to={to} className={css.open as string}>
        <StaffPicture id={whom} name={(isFrom ? letter.sender : names.get(whom ?? '')) ?? ''} size={32} />
        <span className={css.person} dir="auto">
          {isUnread(letter) && <span className="visually-hidden">{`${text('unread')} `}</span>}
          {person}
        </span>
        <span className={css.about} dir="auto">
          {letter.labels.map((label) => (
            <LabelDot key={label} label={label} name={value('labels', label)} />
          ))}
          <span className={css.subject}>{subject}</span>
          {letter.preview && <span className={css.preview}>{` – ${letter.preview}`}</span>}
        </span>
        <span className={css.end}>
          {letter.folder === 'sending' && <span className={css.sending}>{text('sending')}</span>}
          {(letter.attachmentCount ?? 0) > 0 && (
            <span role="img" aria-label={text('hasFiles', { smart_count: letter.attachmentCount })}>
              <MailIcon name="attachment" />
            </span>
          )}
          <time dateTime={at} data-tip={formatTime(at, locale)}>
            {formatShortTime(at, locale)}
          </time>
        </span>
      </Link>
    </li>
  )
}

/** Whoever wrote it; of what one wrote oneself those who get it. */
function personOf(
  letter: ListedLetter,
  names: ReadonlyMap<string, string>,
  { text, list }: Pick<AreaWords, 'text' | 'list'>,
): string {
  if (letter.folder === 'inbox') return letter.sender ?? ''
  const known = letter.to.flatMap((id) => names.get(id) ?? [])
  return letter.to.length === 0 ? text('nobody') : text('toNames', { names: list(known) })
}
