import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { MailIcon } from './MailIcon.tsx'
import css from './mail.module.css'

interface StarButtonProps {
  isOn: boolean
  onStar: () => void
  text: AreaWords['text']
}

/** Stars a letter, or takes its star. */
export const StarButton = ({ isOn, onStar, text }: StarButtonProps) => (
  <button
    type="button"
    className={css.star}
    aria-pressed={isOn}
    aria-label={text('star')}
    data-tip={text(isOn ? 'unstar' : 'star')}
    onClick={onStar}
  >
    <MailIcon name={isOn ? 'starFull' : 'starred'} />
  </button>
)
