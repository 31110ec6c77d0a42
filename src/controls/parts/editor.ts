import type { AriaAttributes } from 'react'
import { defined } from '../../core/defined.ts'
import type { Editor, EditorProps } from '../../fields/view.ts'

export type { Editor, EditorProps }

/** The attributes that tie a control to its label, its help and its error. */
export const controlProps = ({
  id,
  required,
  invalid,
  describedBy,
}: Pick<EditorProps, 'id' | 'required' | 'invalid' | 'describedBy'>) =>
  defined<Pick<AriaAttributes, 'aria-required' | 'aria-invalid' | 'aria-describedby'> & { id: string }>({
    id,
    'aria-required': required ? true : undefined,
    'aria-invalid': invalid ? true : undefined,
    'aria-describedby': describedBy || undefined,
  })

/** The message about one part of a value, out of the errors of the form. */
export function messageAt(error: unknown, ...path: readonly (string | number)[]): string | undefined {
  const found = path.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    error,
  )
  const { message } = (found ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : undefined
}
