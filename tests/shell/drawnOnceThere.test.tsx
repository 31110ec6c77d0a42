import { act, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { drawnOnceThere } from '../../src/shell/drawnOnceThere.tsx'

const Greeting = ({ to }: { to: string }) => <p>Good morning, {to}</p>
const show = (Page: ComponentType<{ to: string }>) =>
  render(
    <Suspense fallback={<p>Wait</p>}>
      <Page to="Asha" />
    </Suspense>,
  )

describe('a component whose code is fetched', () => {
  it('is drawn at once where the code is there, without a moment of its stand-in', async () => {
    const Page = drawnOnceThere(async () => ({ default: Greeting }))
    await Page.fetch()
    show(Page)
    expect(screen.getByText('Good morning, Asha')).toBeDefined()
  })

  it('waits for it where it is not, and fetches it once for all', async () => {
    const load = vi.fn(async () => ({ default: Greeting }))
    const Page = drawnOnceThere(load)
    const arrives = Promise.withResolvers<void>()
    load.mockImplementationOnce(async () => {
      await arrives.promise
      return { default: Greeting }
    })
    await act(async () => void show(Page))
    expect(screen.getByText('Wait')).toBeDefined()
    await act(async () => arrives.resolve())
    expect(screen.getByText('Good morning, Asha')).toBeDefined()
    await act(async () => void show(Page))
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('asks again for what has failed', async () => {
    const load = vi.fn(async () => ({ default: Greeting }))
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    const Page = drawnOnceThere(load)
    await expect(Page.fetch()).rejects.toThrow('Failed to fetch')
    await Page.fetch()
    show(Page)
    expect(screen.getByText('Good morning, Asha')).toBeDefined()
  })
})
