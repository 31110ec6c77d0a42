import { expect } from 'vitest'

type Ask = (method: string, path: string, body?: any) => Promise<{ status: number; body: any }>

/** Sets a setting of the shop, or of its back office (`admin-settings`), while something runs, and puts it back. */
export async function duringSetting(
  ask: Ask,
  key: string,
  value: unknown,
  run: () => Promise<void>,
  area: 'config-settings' | 'admin-settings' = 'config-settings',
): Promise<void> {
  const write = async (next: unknown) => {
    const filter = encodeURIComponent(JSON.stringify({ key }))
    const [{ id, version, value: before }] = (await ask('GET', `/${area}?filter=${filter}`)).body
    expect((await ask('PUT', `/${area}/${id}`, { version, value: next })).status).toBe(200)
    return before
  }
  const before = await write(value)
  try {
    await run()
  } finally {
    await write(before)
  }
}
