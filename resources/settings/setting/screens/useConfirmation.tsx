import { type ReactNode, useState } from 'react'
import type { Resource } from '../../../../src/core/index.ts'
import { asksConfirmation } from '../../../../src/settings/defineSettings.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { settingOf } from './settingsOf.ts'

/** A setting that is about to be changed, with the value that it has. */
interface Changed {
  readonly key: string
  readonly value: unknown
}

/** Asks before sensitive settings are changed; `dialog` is what asks, to be drawn on the page. */
export interface Confirmation {
  /** Answers the keys that were typed, for the server; undefined where somebody does not confirm after all. */
  readonly confirmed: (changes: readonly Changed[]) => Promise<string | undefined>
  readonly dialog: ReactNode
}

/** Asks for the key of each sensitive setting among those that are to be changed, one after the other. */
export function useConfirmation(resource: Resource): Confirmation {
  const [asked, setAsked] = useState<{ key: string; settle: (isConfirmed: boolean) => void }>()
  const confirmed: Confirmation['confirmed'] = async (changes) => {
    const keys = changes
      .filter(({ key, value }) => asksConfirmation(settingOf(resource, key), value))
      .map(({ key }) => key)
    for (const key of keys) {
      const isConfirmed = await new Promise<boolean>((settle) => setAsked({ key, settle }))
      setAsked(undefined)
      if (!isConfirmed) return undefined
    }
    return keys.join(',')
  }
  const dialog = asked ? (
    <ConfirmDialog key={asked.key} resource={resource} settingKey={asked.key} settle={asked.settle} />
  ) : null
  return { confirmed, dialog }
}
