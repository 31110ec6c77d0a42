import { vi } from 'vitest'
import { loadPublicSettings } from '../../src/providers/publicSettings.ts'

/** Has the page read a public settings file with this entry; one without anything is as delivered. */
export async function setPublicSettings(entry: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const file = { adminSettings: [{ title: 'Atelier', ...entry }] }
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(file))
  const json = async () => ({ json: { generalTxt: `${location.origin}/settings/public.json` } })
  await loadPublicSettings({ apiUrl: `${location.origin}/api/v1`, json } as never)
  fetched.mockRestore()
}
