import { type KeyboardEvent, useId, useState } from 'react'
import styles from './Field.module.css'
import { described, FieldNotes, type TextFieldProps } from './TextField.tsx'

interface PasswordFieldProps extends TextFieldProps {
  /** What the button that shows the password is called, and what is said while caps lock is on. */
  texts: { show: string; hide: string; capsLock: string }
}

/** A password that the person may look at while typing; pasting is welcome, and a caps lock that is on is told. */
export function PasswordField({ label, help, error, texts, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [isCaps, setCaps] = useState(false)
  const id = useId()
  const look = (event: KeyboardEvent<HTMLInputElement>) => setCaps(event.getModifierState('CapsLock'))
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.withButton}>
        <input
          {...input}
          {...described(id, { help, error })}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.input}
          onKeyDown={look}
          onKeyUp={look}
          onBlur={() => setCaps(false)}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-label={isShown ? texts.hide : texts.show}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          <Eye isOpen={!isShown} />
        </button>
      </div>
      <p aria-live="polite" className={styles.caps}>
        {isCaps && texts.capsLock}
      </p>
      <FieldNotes id={id} help={help} error={error} />
    </div>
  )
}

function Eye({ isOpen }: { isOpen: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={styles.icon}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
      {!isOpen && <path d="m4 4 16 16" />}
    </svg>
  )
}
