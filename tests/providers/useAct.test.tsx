import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { CoreAdminContext, HttpError, useNotificationContext } from 'ra-core'
import { describe, expect, it } from 'vitest'
import { reasonOf, useAct, useReason } from '../../src/providers/useAct.ts'

function drawn<T>(hook: () => T) {
  const queryClient = new QueryClient()
  for (const path of ['pages/tag', 'pages/brand']) queryClient.setQueryData([path, 'getList'], {})
  const { result } = renderHook(() => [hook(), useNotificationContext().notifications] as const, {
    wrapper: ({ children }) => (
      <CoreAdminContext
        queryClient={queryClient}
        i18nProvider={{
          translate: (key) => `«${key}»`,
          changeLocale: async () => {},
          getLocale: () => 'en',
        }}
      >
        {children}
      </CoreAdminContext>
    ),
  })
  return {
    hook: () => result.current[0],
    /** What was said, and how: its text, where it is none of the product's, comes beside its key. */
    said: () =>
      result.current[1].map(({ message, type, notificationOptions }) => [
        type,
        message,
        notificationOptions?.messageArgs?._,
      ]),
    isStale: (path: string) => queryClient.getQueryState([path, 'getList'])?.isInvalidated,
  }
}

describe('what somebody starts on a page', () => {
  it('runs once at a time, is busy until it is over, and may be started again then', async () => {
    const { hook, isStale } = drawn(() => useAct('pages/tag'))
    let end: (said: string | undefined) => void = () => {}
    const run = () => new Promise<string | undefined>((resolve) => (end = resolve))
    const outcomes: boolean[] = []
    const start = () => act(async () => void hook()[0](run).then((outcome) => outcomes.push(outcome)))
    expect(hook()[1]).toBe(false)
    await start()
    expect([hook()[1], isStale('pages/tag')]).toEqual([true, false])
    await start()
    expect(outcomes).toEqual([false])
    await act(async () => end(undefined))
    expect([outcomes, hook()[1]]).toEqual([[false, true], false])
    expect([isStale('pages/tag'), isStale('pages/brand')]).toEqual([true, false])
    await start()
    expect([outcomes.length, hook()[1]]).toEqual([2, true])
  })

  it('says what became of it where it has something to say', async () => {
    const { hook, said } = drawn(() => useAct())
    await act(async () => expect(await hook()[0](async () => undefined)).toBe(true))
    expect(said()).toEqual([])
    await act(async () => expect(await hook()[0](async () => 'task.done')).toBe(true))
    expect(said()).toEqual([['success', 'task.done', undefined]])
  })

  it('says why it failed, be it a sentence of the server or none, and has read anew what it may have changed', async () => {
    const { hook, said, isStale } = drawn(() => useAct('pages/tag'))
    const fail = (error: unknown) =>
      act(async () => expect(await hook()[0](async () => Promise.reject(error))).toBe(false))
    await fail(new HttpError('It was changed meanwhile.', 409))
    expect(said()).toEqual([['error', 'It was changed meanwhile.', 'It was changed meanwhile.']])
    expect([isStale('pages/tag'), hook()[1]]).toEqual([true, false])
    await fail(new Error(''))
    expect(said().at(-1)).toEqual(['error', '«task.failed»', '«task.failed»'])
  })
})

describe('why the server refused', () => {
  it('is told by its words about single fields, of rows too, each once, and by its sentence where there are none', () => {
    const errors = {
      amount: 'Too much.',
      lines: [null, { sku: 'Unknown.', note: undefined }],
      root: { serverError: 'Too much. Unknown.' },
    }
    expect(reasonOf(new HttpError('Please check.', 422, { errors }))).toBe('Too much. Unknown.')
    expect(reasonOf(new HttpError('Please check.', 422, { errors: {} }))).toBe('Please check.')
    expect(reasonOf(new HttpError('Please check.', 422))).toBe('Please check.')
  })

  it('is never empty', () => {
    expect(drawn(useReason).hook()({})).toBe('«task.failed»')
  })
})
