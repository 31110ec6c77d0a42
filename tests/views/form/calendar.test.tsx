import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Calendar } from '../../../src/controls/day/Calendar.tsx'
import { showFrame, signInAs } from '../../shell/support/showFrame.tsx'
import { setPublicSettings } from '../../support/publicSettings.ts'

/** What the shop's public settings say of the week. */
const set = (firstDay?: string) => setPublicSettings({ firstDay })
afterEach(() => set())

const onChoose = vi.fn()
const show = () =>
  showFrame('/app/pages/profile', {
    page: <Calendar label="Delivered on" chosen="2026-11-18" today="2026-11-22" onChoose={onChoose} />,
  })
const heads = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'))
const focused = () => document.activeElement?.textContent

describe('the week of a calendar', () => {
  it('begins with the day that the shop set, for the eye and for the keys', async () => {
    signInAs()
    await set('saturday')
    await show()
    await screen.findByRole('group', { name: 'Delivered on' })
    expect([heads()[0], heads()[6]]).toEqual(['Saturday', 'Friday'])
    const day = screen.getByRole('button', { name: /\b18\b/ })
    day.focus()
    fireEvent.keyDown(day, { key: 'Home' })
    await expect.poll(focused).toBe('14')
    await set('monday')
    await expect.poll(heads).toContain('Monday')
    await expect.poll(() => heads()[0]).toBe('Monday')
    fireEvent.keyDown(screen.getByRole('button', { name: /\b14\b/ }), { key: 'Home' })
    await expect.poll(focused).toBe('9')
  })

  it('begins as the language has it where the shop set none, or one that is none', async () => {
    signInAs()
    await set('someday')
    await show()
    await screen.findByRole('group', { name: 'Delivered on' })
    expect(['Sunday', 'Monday']).toContain(heads()[0])
    await set('saturday')
    await expect.poll(() => heads()[0]).toBe('Saturday')
  })
})
