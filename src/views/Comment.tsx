import type { ReactNode } from 'react'
import { MentionedText } from '../controls/mention/MentionedText.tsx'
import css from './Comment.module.css'
import { RelativeTime } from './history/RelativeTime.tsx'

interface CommentProps {
  author: ReactNode
  /** Whom it tells, as their names stand in it. */
  names?: readonly string[] | undefined
  /** Beside the author, in quiet words. */
  about?: ReactNode
  at: string
  text: string
  /** What goes with it, below: a file, an answer. */
  children?: ReactNode
}

/** What somebody said: who, when, and the words as they were typed. */
export const Comment = ({ author, names = [], about, at, text, children }: CommentProps) => (
  <>
    <div className={css.head}>
      <span>
        <strong dir="auto">{author}</strong>
        {about && <span className={css.about}> {about}</span>}
      </span>
      <RelativeTime at={at} />
    </div>
    <p className={css.words} dir="auto">
      <MentionedText text={text} names={names} />
    </p>
    {children}
  </>
)
