import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderList } from './renderList.tsx'
import { order, registry, someShop } from './someShop.ts'

const paid = { filter: '{"status":"paid"}' }

const opened = async (search: Record<string, string>, orders = 30) => {
  renderList({
    registry,
    resource: order,
    shop: someShop({ orders }),
    search: new URLSearchParams(search).toString(),
  })
  await screen.findByText('O-1001')
}

it('says once above the rows what all of them are', async () => {
  await opened(paid)
  expect((await screen.findByText('In all rows:', { exact: false })).textContent).toContain('Paid')
})

it('says so of the page alone where there are more', async () => {
  await opened({ ...paid, perPage: '25' }, 150)
  expect((await screen.findByText('In all rows of this page:', { exact: false })).textContent).toContain(
    'Paid',
  )
})

it('says nothing that the view is called for', async () => {
  await opened({ view: 'toShip' })
  await screen.findByRole('link', { name: /^Work off/ })
  expect(screen.queryByText(/^In all rows/)).toBeNull()
})
