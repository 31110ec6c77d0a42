import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import CopyByHandDialog from '../../../resources/catalogue/collection/screens/CopyByHandDialog.tsx'
import { resources } from '../../../resources/index.ts'
import { renderMerchandising } from './renderMerchandising.tsx'

const open = (answer: unknown) => {
  let closed = 0
  const view = renderMerchandising(
    <CopyByHandDialog
      resource={resources.collection as never}
      records={[{ id: 'c1', version: 3, title: 'New in', type: 'automatic' } as never]}
      close={() => closed++}
    />,
    { answers: { 'operations/copyByHand': answer } },
  )
  return { ...view, closed: () => closed }
}

describe('an automatic collection', () => {
  it('is converted by a copy with a title of its own, which then opens', async () => {
    const { person, sent, place, closed } = open({ id: 'c2', products: 1000, left: 12 })
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title', hidden: true })
    expect(title.value).toBe('New in (by hand)')
    await person.clear(title)
    const make = screen.getByRole<HTMLButtonElement>('button', { name: 'Make the copy', hidden: true })
    expect(make.disabled).toBe(true)
    await person.type(title, 'Summer edit{Enter}')
    await waitFor(() => expect(closed()).toBe(1))
    expect(sent('copyByHand')).toEqual([{ title: 'Summer edit' }])
    await waitFor(() => expect(place.pathname).toContain(`/app/${resources.collection.path}/c2`))
    await waitFor(() =>
      expect(screen.getByTestId('notices').textContent).toContain('the first 1000 products'),
    )
  })

  it('says at the title what was refused, and stays open', async () => {
    // ra-core writes what the data provider rejects with to the console.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { person, closed } = open(() => {
      throw new Error('No')
    })
    await person.click(await screen.findByRole('button', { name: 'Make the copy', hidden: true }))
    expect(await screen.findByText('No')).toBeTruthy()
    expect(closed()).toBe(0)
  })
})
