import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import FaqPage from '../../../resources/content/faq/screens/FaqPage.tsx'
import { setWidth, showFrame, signInAs } from '../../shell/support/showFrame.tsx'

const questions = [
  {
    id: 'a',
    group: 'orders',
    question: 'May I change the address?',
    answer: '<p>Until it leaves.</p>',
    helpful: null,
    figures: null,
  },
  {
    id: 'b',
    group: 'money',
    question: 'Why does my refund wait?',
    answer: '<p>A <b>limit</b>.</p>',
    helpful: true,
    figures: { helpful: 3, unhelpful: 1 },
  },
]

async function show(path: string, permissions: readonly object[] = []) {
  signInAs(permissions)
  const request = vi.fn(async () => ({ data: { questions } }))
  const shown = await showFrame(path, { page: <FaqPage />, dataProvider: { request } as never })
  await screen.findByText('May I change the address?')
  return { ...shown, request }
}

const open = () =>
  [...document.querySelectorAll('details[open] summary')].map(({ textContent }) => textContent)

beforeEach(() => {
  localStorage.clear()
  setWidth(1440)
  Element.prototype.scrollIntoView = () => {}
})

describe('the questions of colleagues', () => {
  it('are read by everybody, and edited by whoever may', async () => {
    const { request, unmount } = await show('/app/pages/faq')
    expect(request).toHaveBeenCalledWith('auth/faq', expect.anything())
    expect(screen.queryByRole('link', { name: 'Edit questions' })).toBeNull()
    unmount()
    await show('/app/pages/faq', [{ key: 'faq', view: true, edit: true }])
    expect(screen.getByRole('link', { name: 'Edit questions' }).getAttribute('href')).toBe(
      '/app/pages/faq-questions',
    )
  })

  it('are found by words of the answer, which then stand open', async () => {
    const { router } = await show('/app/pages/faq')
    expect(open()).toEqual([])
    await userEvent.type(screen.getByRole('searchbox'), 'LIMIT')
    await waitFor(() => expect(open()).toEqual(['Why does my refund wait?']))
    expect(router.state.location.search).toBe('?q=LIMIT')
    expect(screen.queryByText('May I change the address?')).toBeNull()
  })

  it('ask whether they helped: what one said is pressed, and a second press takes it back', async () => {
    const { request } = await show('/app/pages/faq#b', [{ key: 'faq', view: true, edit: true }])
    const box = document.getElementById('b') as HTMLElement
    expect(within(box).getByText('3 of 4 found it helpful')).toBeDefined()
    const yes = within(box).getByRole('button', { name: 'Yes', pressed: true })
    await userEvent.click(yes)
    expect(request).toHaveBeenCalledWith('auth/faq/b/helpful', { method: 'POST', data: { helpful: null } })
    await userEvent.click(within(box).getByRole('button', { name: 'No', pressed: false }))
    expect(request).toHaveBeenCalledWith('auth/faq/b/helpful', { method: 'POST', data: { helpful: false } })
    // Figures are for whoever edits.
    expect(screen.queryByText(/of 0 found/)).toBeNull()
  })

  it('have an address each, and one for each group', async () => {
    await show('/app/pages/faq#b')
    expect(open()).toEqual(['Why does my refund wait?'])
    const groups = within(screen.getByRole('navigation', { name: 'Groups' }))
    await userEvent.click(groups.getByRole('link', { name: /Orders and delivery/ }))
    await waitFor(() => expect(screen.queryByText('Why does my refund wait?')).toBeNull())
    expect(screen.getByText('May I change the address?')).toBeDefined()
  })

  it('lead on to the documentation where nothing is found', async () => {
    signInAs([])
    const request = vi.fn(async () => ({ data: { questions } }))
    await showFrame('/app/pages/faq?q=stock%20%26', { page: <FaqPage />, dataProvider: { request } as never })
    const link = await screen.findByRole('link', { name: 'Search the documentation' })
    expect(link.getAttribute('href')).toBe('/app/docs/documentation?q=stock%20%26')
  })
})
