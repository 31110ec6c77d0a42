import { MenuButton } from '../../../../src/controls/parts/MenuButton.tsx'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { shopTimeZone } from '../../../../src/fields/dateTime/shopTimeZone.ts'
import { StaffPicture } from '../../../../src/views/StaffPicture.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import type { Mentioned } from '../rules/mentions.ts'
import { ChatFile } from './ChatFile.tsx'
import css from './chat.module.css'
import { MessageWords } from './MessageWords.tsx'
import type { Message } from './useMessages.ts'

interface MessageItemProps {
  message: Message
  words: AreaWords
  sender: string
  isOwn: boolean
  /** Whether the last of one's own has been read. */
  state: string | undefined
  mentions: ReadonlyMap<string, Mentioned>
  /** Absent where nobody may. */
  onTakeBack: (() => void) | undefined
}

/** Something that was said: by whom, when, and what. */
export function MessageItem({
  message,
  words,
  sender,
  isOwn,
  state,
  mentions,
  onTakeBack,
}: MessageItemProps) {
  const { text, locale } = words
  return (
    <div className={css.message} data-own={isOwn || undefined}>
      {onTakeBack && (
        <span className={css.more}>
          <MenuButton
            small
            label={text('messageActions')}
            groups={[[{ key: 'takeBack', label: text('takeBack'), isDanger: true, onPick: onTakeBack }]]}
          />
        </span>
      )}
      <p className={css.who}>
        {!isOwn && <StaffPicture id={message.sender} name={sender} size={20} />} {sender}{' '}
        <time dateTime={message.createdAt}>
          {formatTime(message.createdAt, locale, { timeStyle: 'short', timeZone: shopTimeZone() })}
        </time>
      </p>
      {message.text && <MessageWords text={message.text} mentions={mentions} />}
      {message.file && <ChatFile value={message.file} />}
      {state && <p className={css.state}>{state}</p>}
    </div>
  )
}
