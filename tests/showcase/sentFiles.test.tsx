import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import Avatar from '../../resources/insight/showcase/screens/data-entry/upload/Avatar.tsx'
import LastTwo from '../../resources/insight/showcase/screens/data-entry/upload/LastTwo.tsx'
import Manual from '../../resources/insight/showcase/screens/data-entry/upload/Manual.tsx'
import OwnActs from '../../resources/insight/showcase/screens/data-entry/upload/OwnActs.tsx'
import Presigned from '../../resources/insight/showcase/screens/data-entry/upload/Presigned.tsx'
import { fetchTexts } from '../../resources/insight/showcase/screens/words.ts'
import { renderMerchandising } from '../areas/merchandising/renderMerchandising.tsx'

const file = (name: string, type = 'text/plain') => new File(['Linen shirt'], name, { type })
const chooser = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
const names = () =>
  screen.queryAllByRole('button', { name: /^Remove / }).map(({ ariaLabel }) => ariaLabel?.slice(7))
const slow = { timeout: 6000 }

beforeAll(() => fetchTexts('en'))

describe('files in the catalogue', () => {
  it('wait until they are sent, tell how far they are, and arrive', async () => {
    const { person } = renderMerchandising(<Manual />)
    await person.upload(chooser(), [file('one.txt'), file('two.txt')])
    expect(names()).toEqual(['one.txt', 'two.txt'])
    await person.click(screen.getByRole('button', { name: 'Remove two.txt' }))
    screen.getByRole('button', { name: 'Send' }).focus()
    await person.keyboard('{Enter}')
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Sending one.txt' })
    await waitFor(() => expect(bar.value).toBeGreaterThan(0))
    await waitFor(() => expect(names()).toEqual(['one.txt']), slow)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('are called off on their way', async () => {
    const { person } = renderMerchandising(<LastTwo />)
    await person.upload(chooser(), [file('one.txt')])
    await person.click(await screen.findByRole('button', { name: 'Stop sending one.txt' }))
    await act(() => new Promise((resolve) => setTimeout(resolve, 1800)))
    expect(names()).toEqual([])
  })

  it('are the last two, and what is removed can be put back at its place', async () => {
    const { person } = renderMerchandising(<LastTwo />)
    await person.upload(
      chooser(),
      ['one.txt', 'two.txt', 'three.txt'].map((name) => file(name)),
    )
    await waitFor(() => expect(names()).toEqual(['two.txt', 'three.txt']), slow)
    await person.click(screen.getByRole('button', { name: 'Remove two.txt' }))
    expect(document.activeElement?.ariaLabel).toBe('Remove three.txt')
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(names()).toEqual(['two.txt', 'three.txt'])
  })

  it('that do not fit are named with the reason, and not sent', async () => {
    const { person } = renderMerchandising(<Avatar />)
    await person.setup({ applyAccept: false }).upload(chooser(), file('prices.csv', 'text/csv'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^prices\.csv is of a kind/)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('come to the front by a button of their own', async () => {
    const { person } = renderMerchandising(<OwnActs />)
    const first = screen.getByRole<HTMLButtonElement>('button', { name: 'prices.csv to the front' })
    expect(first.disabled).toBe(true)
    screen.getByRole('button', { name: 'note.txt to the front' }).focus()
    await person.keyboard(' ')
    expect(names()).toEqual(['note.txt', 'prices.csv'])
  })

  it('go to the address that the shop gave for them', async () => {
    const { person } = renderMerchandising(<Presigned />)
    await person.upload(chooser(), file('one.txt'))
    const said = within(document.body).getByText(/^$|Address/, { selector: '[class*="address"]' })
    await waitFor(() => expect(said.textContent).toMatch(/storage\.example\/atelier\/one\.txt\?expires=600/))
    await waitFor(() => expect(names()).toEqual(['one.txt']), slow)
  })
})
