import { useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { CoreAdminContext, HttpError, type I18nProvider, useGetList } from 'ra-core'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../src/providers/queryClient.ts'
import { Failures } from '../../src/shell/notices/Failures.tsx'
import { Notifications } from '../../src/shell/notices/Notifications.tsx'

const i18nProvider: I18nProvider = {
  translate: (key) => key,
  changeLocale: async () => {},
  getLocale: () => 'en',
}
const read = vi.fn(async () => Promise.reject(new HttpError('Validation Error: One, Two', 422)))

/** A part of a page that waits for figures. */
function Tile() {
  const { error } = useQuery({ queryKey: ['figures', 'sales'], queryFn: read })
  return error ? <p>nothing here</p> : null
}

function List() {
  const { error } = useGetList('orders')
  return error ? <p>no list</p> : null
}

describe('what a page reads in vain', () => {
  it('shows one notification for a request, however many tiles wait for it, and one for each other failure', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    const getList = async () => Promise.reject(new HttpError('Gone for good', 404))
    render(
      <CoreAdminContext
        i18nProvider={i18nProvider}
        queryClient={createQueryClient()}
        dataProvider={{ getList } as never}
      >
        {[1, 2, 3, 4, 5].map((tile) => (
          <Tile key={tile} />
        ))}
        <List />
        <Failures />
        <Notifications />
      </CoreAdminContext>,
    )
    await expect.poll(() => screen.getAllByText('nothing here')).toHaveLength(5)
    await screen.findByText('no list')
    expect((await screen.findByText('Validation Error: One, Two')).textContent).toBe(
      'Validation Error: One, Two',
    )
    expect(screen.getByText('Gone for good').textContent).toBe('Gone for good')
    expect(read).toHaveBeenCalledTimes(1)
  })
})
