import { type InputHTMLAttributes, useId, useState } from 'react'
import { useAuthSurroundings } from './AuthContext.ts'
import styles from './auth.module.css'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'> {
  name: string
  label: string
  /** What is wrong with the value; absent while nothing is. */
  error?: string | undefined
}

/** A labelled input with its error tied to it. */
export function TextField({ label, error, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input {...input} {...invalid(id, error)} id={id} className={styles.input} />
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

/** A password that the person may look at while typing; pasting is welcome. */
export function PasswordField({ label, error, ...input }: TextFieldProps) {
  const { t } = useAuthSurroundings()
  const [isShown, setShown] = useState(false)
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.withButton}>
        <input
          {...input}
          {...invalid(id, error)}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.input}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-label={t(isShown ? 'auth.signIn.hide' : 'auth.signIn.show')}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          <Eye isOpen={!isShown} />
        </button>
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

const errorId = (id: string) => `${id}-error`

const invalid = (id: string, error: string | undefined) =>
  error ? { 'aria-invalid': true, 'aria-describedby': errorId(id) } : {}

function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={errorId(id)} className={styles.error}>
      {children}
    </p>
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
