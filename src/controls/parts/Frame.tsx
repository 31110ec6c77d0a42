import type { ReactNode } from 'react'
import css from './Frame.module.css'
import { Glyph } from './Glyph.tsx'

export interface FrameProps {
  id: string
  source: string
  label: string
  required?: boolean | undefined
  /** Several controls under one label: the label names the group. */
  group?: boolean | undefined
  /** The control carries its own label (a switch): none above it. */
  bare?: boolean | undefined
  help?: ReactNode
  error?: string | undefined
  /** Why it cannot be changed. */
  locked?: string | undefined
  /** Beside the label, at the far end. */
  note?: ReactNode
  children: ReactNode
}

/** What stands around every input: label above; error, help or the reason of a lock below, tied to it by id. */
export function Frame({
  id,
  source,
  label,
  required,
  group,
  bare,
  help,
  error,
  locked,
  note,
  children,
}: FrameProps) {
  const Label = group ? 'div' : 'label'
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the name is given with the role only.
    <div
      className={css.frame}
      data-source={source}
      role={group ? 'group' : undefined}
      aria-labelledby={group ? `${id}-label` : undefined}
    >
      {!bare && (
        <div className={css.head}>
          <Label className={css.label} id={`${id}-label`} htmlFor={group ? undefined : id}>
            {label}
            {required && (
              <span className={css.required} aria-hidden="true">
                *
              </span>
            )}
          </Label>
          {note}
        </div>
      )}
      {children}
      {error && (
        <div className={css.error} id={`${id}-error`}>
          {error}
        </div>
      )}
      {locked ? (
        <div className={css.locked} id={`${id}-help`}>
          <Glyph name="lock" size={13} />
          {locked}
        </div>
      ) : (
        help && (
          <div className={css.help} id={`${id}-help`}>
            {help}
          </div>
        )
      )}
    </div>
  )
}

/** The ids that a control inside the frame is described by. */
export const describedBy = ({
  id,
  help,
  error,
  locked,
}: Pick<FrameProps, 'id' | 'help' | 'error' | 'locked'>): string | undefined =>
  [error && `${id}-error`, (help || locked) && `${id}-help`].filter(Boolean).join(' ') || undefined
