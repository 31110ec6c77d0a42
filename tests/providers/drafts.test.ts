import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDraft, readDraft, saveDraft } from '../../src/providers/drafts.ts'
import { endSession, startSession } from '../../src/providers/session.ts'

const key = { user: '7', resource: 'pages/brand', id: '1' }
const day = 24 * 60 * 60 * 1000

beforeEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

describe('a draft', () => {
  it('comes back with its values and the version it was typed over', () => {
    expect(saveDraft(key, { name: 'Nalli' }, 3)).toBe(true)
    expect(readDraft(key)).toMatchObject({ values: { name: 'Nalli' }, version: 3 })
  })

  it('is offered to nobody else, and for no other record', () => {
    saveDraft(key, { name: 'Nalli' }, 3)
    expect(readDraft({ ...key, user: '8' })).toBeUndefined()
    expect(readDraft({ ...key, id: '2' })).toBeUndefined()
    expect(readDraft({ ...key, resource: 'pages/tag' })).toBeUndefined()
    expect(readDraft({ user: '7', resource: 'pages', id: 'brand.1' })).toBeUndefined()
  })

  it('outlives the session', () => {
    startSession('token', { _id: '7', type: 'ADMIN', username: 'a', name: 'A' }, [])
    saveDraft(key, { name: 'Nalli' }, 3)
    endSession('refused')
    expect(readDraft(key)?.values).toEqual({ name: 'Nalli' })
  })

  it('is gone once it was saved', () => {
    saveDraft(key, { name: 'Nalli' }, 3)
    clearDraft(key)
    expect(readDraft(key)).toBeUndefined()
  })

  it('is kept for thirty days', () => {
    vi.useFakeTimers({ now: 0 })
    saveDraft(key, { name: 'Nalli' }, 3)
    vi.setSystemTime(30 * day - 1)
    expect(readDraft(key)).toBeDefined()
    vi.setSystemTime(30 * day)
    expect(readDraft(key)).toBeUndefined()
  })

  it('is not kept where it is too large, and the last good one stays', () => {
    saveDraft(key, { name: 'Nalli' }, 3)
    expect(saveDraft(key, { name: 'x'.repeat(200_001) }, 3)).toBe(false)
    expect(readDraft(key)?.values).toEqual({ name: 'Nalli' })
  })

  it('makes room for itself: fifty stay, the oldest go', () => {
    vi.useFakeTimers({ now: 1 })
    for (let id = 1; id <= 60; id++) {
      vi.setSystemTime(id * 1000)
      saveDraft({ ...key, id: String(id) }, {}, 1)
    }
    const left = Array.from({ length: 60 }, (_, index) => index + 1).filter((id) =>
      readDraft({ ...key, id: String(id) }),
    )
    expect(left).toEqual(Array.from({ length: 50 }, (_, index) => index + 11))
  })

  it.each(['{', 'null', '{}', '{"values":1,"version":1,"at":1}'])('that is broken is none: %s', (text) => {
    saveDraft(key, {}, 1)
    localStorage.setItem(Object.keys(localStorage)[0] as string, text)
    expect(readDraft(key)).toBeUndefined()
  })

  it('costs nothing where the browser has no room', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(saveDraft(key, { name: 'Nalli' }, 3)).toBe(false)
  })
})
