import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHttpClient } from '../../src/providers/httpClient.ts'
import { endSession, renewSession, startSession } from '../../src/providers/session.ts'
import { useStepNeeded } from '../../src/providers/stepNeeded.ts'
import { inEnglish } from './english.ts'

const person = { _id: '7', type: 'ADMIN', username: 'asha', name: 'Asha' } as const
const http = createHttpClient({ translate: inEnglish })

beforeEach(() => startSession('token', person, []))
afterEach(() => {
  endSession('signed-out')
  vi.unstubAllGlobals()
})

/** Asks for something, which the server answers so. */
const ask = (code: string, status = 422, options = {}) =>
  act(async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ message: 'First set up a second step.', code }, { status }),
    )
    await http.json(`${http.apiUrl}/orders`, options).catch(() => undefined)
  })

it('a second step is known to be needed from the first answer that says so until somebody else signs in', async () => {
  const { result, unmount } = renderHook(useStepNeeded)
  expect(result.current).toBe(false)
  await ask('invalid')
  await ask('step-needed', 409)
  await ask('step-needed', 422, { anonymous: true })
  expect(result.current).toBe(false)
  await ask('step-needed')
  await ask('step-needed')
  expect(result.current).toBe(true)
  await act(async () => renewSession(person, []))
  expect(result.current).toBe(true)
  await act(async () => startSession('next', { ...person, _id: '8' }, []))
  expect(result.current).toBe(false)
  unmount()
  await ask('step-needed')
  expect(renderHook(useStepNeeded).result.current).toBe(true)
})

it('a late answer of an earlier session says nothing of the next one', async () => {
  const { result } = renderHook(useStepNeeded)
  await act(async () => {
    vi.stubGlobal('fetch', async () => {
      startSession('next', person, [])
      return Response.json({ message: 'x', code: 'step-needed' }, { status: 422 })
    })
    await http.json(`${http.apiUrl}/orders`).catch(() => undefined)
  })
  expect(result.current).toBe(false)
})
