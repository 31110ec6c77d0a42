import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useFormFacts } from './FormContexts.ts'
import { changedParts, type Part, type Values } from './values.ts'

/** What differs from the start; the same list while the same parts differ, so that typing draws nothing else anew. */
export function useChanged(start: Values): readonly Part[] {
  const { parts } = useFormFacts()
  const values = useWatch() as Values
  const changed = changedParts(parts, start, values)
  const known = useRef(changed)
  const isSame =
    known.current.length === changed.length &&
    known.current.every(({ path }, index) => path === changed[index]?.path)
  if (!isSame) known.current = changed
  return known.current
}
