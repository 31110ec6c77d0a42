import { useSyncExternalStore } from 'react'
import { onSessionChange } from './session.ts'

let isNeeded = false
const listeners = new Set<() => void>()

/** Notes whether the server answers nothing but one's own account until its person has set up a second step. */
export function noteStepNeeded(next: boolean): void {
  if (next === isNeeded) return
  isNeeded = next
  for (const listener of [...listeners]) listener()
}

// Somebody else may be asked for none.
onSessionChange(({ kind }) => {
  if (kind !== 'renewed') noteStepNeeded(false)
})

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const read = () => isNeeded

/** Whether the shop demands a second step that is not there yet; follows every answer of the server. */
export const useStepNeeded = (): boolean => useSyncExternalStore(follow, read)
