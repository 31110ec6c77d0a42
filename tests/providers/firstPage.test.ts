import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const firstPage = async () => {
  vi.resetModules()
  return import('../../src/providers/firstPage.ts')
}
const early = () => {
  const answer = Promise.resolve(new Response('[]'))
  window.earlyRead = { url: 'u', token: 't', locale: 'en', answer, isOpen: true, isThere: true }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  window.earlyRead = undefined
  vi.useRealTimers()
})

describe('what the start asks for beside the page', () => {
  it('is asked for at once where no read of the page left with the document', async () => {
    const { afterFirstPage } = await firstPage()
    const run = vi.fn()
    afterFirstPage(run)
    expect(run).toHaveBeenCalledOnce()
  })

  it('waits for the page whose read did, and no longer', async () => {
    early()
    const { afterFirstPage, reportFirstPage } = await firstPage()
    const run = vi.fn()
    afterFirstPage(run)
    await vi.advanceTimersByTimeAsync(1000)
    expect(run).not.toHaveBeenCalled()
    reportFirstPage()
    await vi.advanceTimersByTimeAsync(0)
    expect(run).toHaveBeenCalledOnce()
  })

  it('waits for no page that never says it is there', async () => {
    early()
    const { afterFirstPage } = await firstPage()
    const run = vi.fn()
    afterFirstPage(run)
    await vi.advanceTimersByTimeAsync(2000)
    expect(run).toHaveBeenCalledOnce()
  })
})
