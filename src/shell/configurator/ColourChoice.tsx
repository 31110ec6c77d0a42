import { useTranslate } from 'ra-core'
import { useEffect, useId, useRef, useState } from 'react'
import { parseColour, textOn } from '../../fields/colour/contrast.ts'
import { Button } from '../controls/Button.tsx'
import styles from './Configurator.module.css'

interface ColourChoiceProps {
  label: string
  /** `#rrggbb`, or empty for no colour of its own. */
  value: string
  /** What the reset goes back to. */
  initial: string
  onChange: (colour: string) => void
}

const swatches = [
  '#3e82f7',
  '#1f2a44',
  '#193550',
  '#17703f',
  '#0f766e',
  '#924aca',
  '#c2410c',
  '#de4436',
] as const

/** The colour of a bar: some that go well, or any other by its number. The text on the bar follows. */
export function ColourChoice({ label, value, initial, onChange }: ColourChoiceProps) {
  const translate = useTranslate()
  const id = useId()
  const [typed, setTyped] = useState(value)
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setTyped(value), [value])
  useEffect(() => () => clearTimeout(pending.current), [])
  const isWrong = typed !== '' && !parseColour(typed)
  // Dragging in the browser's picker sends a colour for every pixel; the bar follows once it rests.
  const take = (text: string, wait = 150) => {
    setTyped(text)
    clearTimeout(pending.current)
    if (parseColour(text)) pending.current = setTimeout(() => onChange(text.toLowerCase()), wait)
  }
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.swatches}>
        {swatches.map((colour) => (
          <button
            key={colour}
            type="button"
            className={styles.swatch}
            style={{ background: colour, color: textOn(colour) }}
            aria-label={colour}
            aria-pressed={colour === value}
            data-tip={colour}
            onClick={() => take(colour, 0)}
          />
        ))}
      </div>
      <div className={styles.colourLine}>
        <input
          type="color"
          aria-label={translate('tools.configurator.pickColour', { label })}
          value={value || '#ffffff'}
          onChange={(event) => take(event.target.value)}
        />
        <input
          type="text"
          id={id}
          className={styles.colourText}
          aria-label={translate('tools.configurator.colourNumber', { label })}
          aria-invalid={isWrong}
          spellCheck={false}
          maxLength={7}
          placeholder="#3e82f7"
          value={typed}
          onChange={(event) => take(event.target.value.trim())}
          onBlur={() => isWrong && setTyped(value)}
        />
        <Button small look="text" disabled={value === initial} onClick={() => onChange(initial)}>
          {translate('tools.configurator.resetColour')}
        </Button>
      </div>
    </fieldset>
  )
}
