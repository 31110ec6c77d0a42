import { HttpError } from 'ra-core'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../src/providers/queryClient.ts'

const client = createQueryClient()

/** How often a read is tried before its error is given out. */
async function attempts(error: Error) {
  vi.useFakeTimers()
  const read = vi.fn().mockRejectedValue(error)
  const result = client
    .fetchQuery({
      queryKey: [Math.random()],
      queryFn: read,
      retry: client.getDefaultOptions().queries?.retry as never,
    })
    .catch(() => {})
  await vi.advanceTimersByTimeAsync(10_000)
  await result
  vi.useRealTimers()
  return read.mock.calls.length
}

describe('reads', () => {
  it.each([
    ['the server fails', new HttpError('', 500)],
    ['the database is away', new HttpError('', 503)],
    ['time runs out', new HttpError('', 408)],
    ['the connection breaks', new HttpError('', 0, { code: 'network' })],
  ])('are tried once more when %s', async (_, error) => {
    expect(await attempts(error)).toBe(2)
  })

  it.each([
    ['not found', new HttpError('', 404)],
    ['not understood', new HttpError('', 400)],
    ['refused', new HttpError('', 403)],
    ['not even sent', new HttpError('', 0, { code: 'setup' })],
    ['broken in our own code', new TypeError('x')],
  ])('are tried once only when %s', async (_, error) => {
    expect(await attempts(error)).toBe(1)
  })

  it('are not all repeated when the page comes to the front', () => {
    const repeat = client.getDefaultOptions().queries?.refetchOnWindowFocus as (query: unknown) => boolean
    const read = (age: number) => repeat({ state: { dataUpdatedAt: Date.now() - age } })
    expect([read(60_000), read(6 * 60_000)]).toEqual([false, true])
  })
})

describe('writes', () => {
  it('fail at once when offline, and are never sent later', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    const write = vi.fn().mockRejectedValue(new HttpError('', 0, { code: 'network' }))
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn: write, ...client.getDefaultOptions().mutations })
    await expect(mutation.execute(undefined)).rejects.toBeInstanceOf(HttpError)
    window.dispatchEvent(new Event('online'))
    expect(write).toHaveBeenCalledTimes(1)
  })
})
