import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as PageInUseModule from '../../src/providers/pageInUse.ts'
import type * as SessionModule from '../../src/providers/session.ts'

const asha = { _id: '7', type: 'SUB_ADMIN', username: 'asha', name: 'Asha Rao' } as const
const ben = { _id: '8', type: 'ADMIN', username: 'ben', name: 'Ben' } as const
const entries = [{ key: 'brand', view: true }]
const stops: (() => void)[] = []

/** A tab with a page on which somebody works, or that only lies open. */
async function openTab({ isUsed = true, reload = vi.fn() } = {}) {
  vi.resetModules()
  const session: typeof SessionModule = await import('../../src/providers/session.ts')
  const { keepUsedPage }: typeof PageInUseModule = await import('../../src/providers/pageInUse.ts')
  stops.push(session.watchSession(reload), keepUsedPage())
  if (isUsed) window.dispatchEvent(new Event('pointerdown'))
  const changes: string[] = []
  stops.push(session.onSessionChange(({ kind }) => changes.push(kind)))
  return { ...session, changes, reload }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

describe('a session that the server ends while somebody works', () => {
  it('is over in every item, and its page stays theirs', async () => {
    const tab = await openTab()
    tab.startSession('token', asha, entries)
    const before = tab.readSession()
    tab.endSession('refused', 'token', 'You may not do this.')
    expect(Object.keys(localStorage).filter((name) => name.startsWith('auth_'))).toEqual([])
    expect([tab.readSession(), tab.authToken()]).toEqual([null, null])
    expect(tab.changes).toEqual(['started', 'paused'])
    expect(tab.keptSession()).toBe(before)
    expect(tab.shownSession()).toBe(before)
    expect(tab.viewer().permissions).toEqual({ brand: { view: true } })
    expect([tab.lastEndReason(), tab.lastEndWords()]).toEqual(['refused', 'You may not do this.'])
  })

  it.each([
    ['nobody has pressed anything yet', false, 'refused'],
    ['they sign out themselves', true, 'signed-out'],
  ] as const)('leaves no page where %s', async (_, isUsed, reason) => {
    const tab = await openTab({ isUsed })
    tab.startSession('token', asha, entries)
    tab.endSession(reason, 'token')
    expect(tab.changes).toEqual(['started', 'ended'])
    expect(tab.shownSession()).toBeNull()
    expect(tab.viewer().permissions).toEqual({})
  })

  it('goes on when they sign in again, with the rights of now', async () => {
    const tab = await openTab()
    tab.startSession('token', asha, entries)
    tab.endSession('refused', 'token', 'x')
    tab.startSession('next', asha, [{ key: 'tag', view: true }])
    expect(tab.changes).toEqual(['started', 'paused', 'resumed'])
    expect(tab.keptSession()).toBeNull()
    expect(tab.authToken()).toBe('next')
    expect(tab.viewer().permissions).toEqual({ tag: { view: true } })
    expect([tab.lastEndReason(), tab.lastEndWords()]).toEqual([null, ''])
    expect(tab.reload).not.toHaveBeenCalled()
  })

  it('leaves nothing to somebody else, who begins at home', async () => {
    const tab = await openTab()
    tab.startSession('token', asha, entries)
    tab.endSession('refused', 'token')
    tab.startSession('other', ben, [])
    expect(tab.changes).toEqual(['started', 'paused', 'replaced'])
    expect(tab.shownSession()?.userId).toBe('8')
    expect(tab.reload).toHaveBeenCalledExactlyOnceWith('/')
  })

  it('can be left', async () => {
    const tab = await openTab()
    tab.leaveKeptPage()
    tab.startSession('token', asha, entries)
    tab.endSession('refused', 'token')
    tab.leaveKeptPage()
    expect(tab.changes).toEqual(['started', 'paused', 'ended'])
    expect(tab.shownSession()).toBeNull()
    expect(tab.lastEndReason()).toBe('refused')
  })

  it('pauses and goes on in the other tabs, whose pages say the same', async () => {
    const first = await openTab()
    first.startSession('token', asha, entries)
    const second = await openTab()
    expect(second.readSession()?.userId).toBe('7')
    first.endSession('refused', 'token', 'You may not do this.')
    await expect.poll(() => second.changes).toEqual(['paused'])
    expect([second.lastEndReason(), second.lastEndWords()]).toEqual(['refused', 'You may not do this.'])
    second.startSession('next', asha, entries)
    await expect.poll(() => first.changes).toEqual(['started', 'paused', 'resumed'])
    expect(first.authToken()).toBe('next')
  })

  it('ends the pages of the other tabs where somebody else signs in', async () => {
    const first = await openTab()
    first.startSession('token', asha, entries)
    const second = await openTab()
    second.readSession()
    first.endSession('refused', 'token')
    await expect.poll(() => second.changes).toEqual(['paused'])
    first.startSession('other', ben, [])
    await expect.poll(() => second.changes).toEqual(['paused', 'replaced'])
    expect(second.reload).toHaveBeenCalledExactlyOnceWith('/')
  })
})
