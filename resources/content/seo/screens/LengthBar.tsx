import css from './seo.module.css'

interface LengthBarProps {
  label: string
  text: string | null
  /** Search engines cut what is longer. */
  most: number
  /** What is said where there is no text. */
  none: string
}

/** A text for search engines with how much of the room it takes; too long is amber, and said in numbers. */
export function LengthBar({ label, text, most, none }: LengthBarProps) {
  const length = text?.length ?? 0
  return (
    <div className={css.length}>
      <small className={css.label}>{label}</small>
      <span dir="auto" className={text ? css.text : css.quiet}>
        {text ?? none}
      </span>
      {text && (
        <span className={css.meter} data-long={length > most || undefined}>
          <span style={{ inlineSize: `${Math.min(100, (length / most) * 100)}%` }} />
          <small>
            {length}/{most}
          </small>
        </span>
      )}
    </div>
  )
}
