import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFormFacts } from './FormContexts.ts'
import { sameValue } from './sameValue.ts'
import { changedParts, type Part, type Values, valueAt } from './values.ts'

interface Known {
  readonly start: Values
  readonly parts: readonly Part[]
  readonly changed: readonly Part[]
}

/**
 * What differs from the start; the same list while the same parts differ, so that typing draws nothing else anew. `onEdit` hears of
 * every change of a value. A change compares what it concerns and nothing else: a thousand rows beside it cost nothing.
 */
export function useChanged(start: Values, onEdit: () => void): readonly Part[] {
  const { parts } = useFormFacts()
  const { getValues, subscribe } = useFormContext<Values>()
  const known = useRef<Known>(undefined)
  const heard = useRef(onEdit)
  heard.current = onEdit

  const read = useCallback(
    (name?: string): readonly Part[] => {
      const before = known.current
      const isSameForm = before?.start === start && before.parts === parts
      if (isSameForm && name === undefined) return before.changed
      const values = getValues()
      const changed = isSameForm
        ? parts.filter((part) =>
            concerns(part, name ?? '')
              ? !sameValue(valueAt(start, part.path), valueAt(values, part.path))
              : before.changed.includes(part),
          )
        : changedParts(parts, start, values)
      const isSameList =
        before?.changed.length === changed.length &&
        changed.every(({ path }, index) => path === before.changed[index]?.path)
      known.current = { start, parts, changed: isSameList ? before.changed : changed }
      return known.current.changed
    },
    [start, parts, getValues],
  )
  const listen = useCallback(
    (tell: () => void) =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // Without a name it is the whole form that has changed.
          if (name === undefined) known.current = undefined
          read(name)
          heard.current()
          tell()
        },
      }),
    [subscribe, read],
  )
  return useSyncExternalStore(listen, read)
}

/** Whether a change at a path (`variants.2.sku`, `translations`) can be one of a part. */
const concerns = ({ path }: Part, changed: string): boolean =>
  path === changed || path.startsWith(`${changed}.`) || changed.startsWith(`${path}.`)
