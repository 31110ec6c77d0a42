import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import Solid from '../../resources/insight/showcase/screens/data-entry/radio/Solid.tsx'
import Tones from '../../resources/insight/showcase/screens/feedback/alert/Tones.tsx'
import Upright from '../../resources/insight/showcase/screens/navigation/steps/Upright.tsx'
import { fetchTexts } from '../../resources/insight/showcase/screens/words.ts'
import { showFrame, signInAs } from '../shell/support/showFrame.tsx'

beforeAll(() => fetchTexts('en'))
beforeEach(() => signInAs([]))

describe('in the catalogue', () => {
  it('notices are of all four kinds, each with a drawing of its own', async () => {
    await showFrame('/app/start', { page: <Tones /> })
    const main = within(screen.getByRole('main'))
    const notices = [...main.getAllByRole('status'), ...main.getAllByRole('alert')]
    const drawings = notices.map((notice) => notice.querySelector('svg path')?.getAttribute('d'))
    expect([notices.length, new Set(drawings).size]).toEqual([4, 4])
  })

  it('steps with content lead forth and back to the end, and from there to the beginning', async () => {
    const user = userEvent.setup()
    await showFrame('/app/start', { page: <Upright /> })
    const press = (name: string) => user.click(screen.getByRole('button', { name }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true)
    await press('Next')
    await press('Back')
    await user.click(screen.getByRole('radio', { name: 'Small' }))
    await press('Next')
    await press('Next')
    await press('Publish')
    await press('Start again')
    expect(await screen.findByRole('button', { name: 'Next' })).toBeDefined()
  })

  it('filled radio buttons are one group to the keyboard', async () => {
    const user = userEvent.setup()
    await showFrame('/app/start', { page: <Solid /> })
    const group = within(screen.getByRole('group', { name: 'Size' }))
    await user.click(group.getByRole('radio', { name: 'Medium' }))
    await user.keyboard('{ArrowRight}')
    expect(group.getByRole<HTMLInputElement>('radio', { name: 'Large' }).checked).toBe(true)
  })
})
