import type { AriaAttributes } from 'react'
import { type InputHTMLAttributes, useId } from 'react'
import { defined } from '../../core/defined.ts'
import styles from './Field.module.css'

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'> {
  name: string
  label: string
  /** A sentence that stands below the input. */
  help?: string | undefined
  /** What is wrong with the value; absent while nothing is. */
  error?: string | undefined
}

/** A labelled input with its help and its error tied to it; it keeps its own value. */
export function TextField({ label, help, error, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input {...input} {...described(id, { help, error })} id={id} className={styles.input} />
      <FieldNotes id={id} help={help} error={error} />
    </div>
  )
}

interface Notes {
  help?: string | undefined
  error?: string | undefined
}

/** What ties an input to its notes. */
export function described(id: string, { help, error }: Notes) {
  const ids = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return defined<Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'>>({
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids || undefined,
  })
}

/** The notes below an input: what is wrong first. */
export function FieldNotes({ id, help, error }: Notes & { id: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </>
  )
}
