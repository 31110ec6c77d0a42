import type { HttpError } from 'ra-core'
import { type ReactNode, useState } from 'react'
import type { Resource } from '../../../../src/core/index.ts'
import { PasswordDialog } from './PasswordDialog.tsx'

/** Runs something that the server may want a password for; `dialog` is what asks for it, to be drawn on the page. */
export interface Proof {
  readonly proven: <T>(run: () => Promise<T>) => Promise<T>
  readonly dialog: ReactNode
}

/**
 * Asks for the password where the server refuses without it, and runs what was refused once more. Whoever closes the dialog gets the
 * refusal.
 */
export function useProof(resource: Resource): Proof {
  const [settle, setSettle] = useState<(isProven: boolean) => void>()
  const proven: Proof['proven'] = async (run) => {
    try {
      return await run()
    } catch (error) {
      if ((error as HttpError).body?.code !== 'password-needed') throw error
      const isProven = await new Promise<boolean>((answer) => setSettle(() => answer))
      setSettle(undefined)
      if (!isProven) throw error
      return run()
    }
  }
  return { proven, dialog: settle ? <PasswordDialog resource={resource} settle={settle} /> : null }
}
