import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const tones = ['neutral', 'info', 'warning', 'success', 'danger'] as const
const fills = {
  neutral: 'neutral-text',
  info: 'accent-text',
  warning: 'warning-text',
  success: 'success-text',
  danger: 'danger-text',
}

export default function States() {
  const t = useTexts()
  return (
    <ul className={css.plain}>
      {tones.map((tone) => (
        <li key={tone} className={css.row} style={{ gap: 8 }}>
          <i className={css.spot} style={{ background: `var(--${fills[tone]})` }} />
          {t(`showcase.words.tones.${tone}`)}
        </li>
      ))}
    </ul>
  )
}
