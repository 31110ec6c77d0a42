import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import CompareDialog from '../../../resources/staff/subAdminRole/screens/CompareDialog.tsx'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

const common = { orderScope: 'all', piiAccess: 'masked', refundLimit: null, discountLimit: null }
const roles = [
  {
    id: 'r1',
    name: 'Support',
    ...common,
    permissions: [
      { key: 'brand', view: true },
      { key: 'customer', view: true, edit: true, merge: true },
    ],
  },
  {
    id: 'r2',
    name: 'Marketing',
    ...common,
    refundLimit: 50_000,
    permissions: [
      { key: 'brand', view: true, edit: true },
      { key: 'customer', view: true, edit: true },
      { key: 'dashboard', view: true },
      { key: 'future', view: true },
    ],
  },
  { id: 'r3', name: 'Twin', ...common, permissions: [] },
]
const provider = {
  getList: async () => ({ data: roles, total: 3 }),
  getMany: async (_: string, { ids }: { ids: string[] }) => ({
    data: roles.filter(({ id }) => ids.includes(id)),
  }),
}
const compare = (records: object[]) =>
  renderMerchandising(
    <CompareDialog
      resource={resources.subAdminRole as never}
      records={records as never}
      close={() => undefined}
    />,
    { provider },
  )
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

describe('two roles', () => {
  it('that were selected stand side by side with what only one of them grants', async () => {
    compare(roles.slice(0, 2))
    await screen.findByRole('columnheader', { name: 'Only Marketing' })
    expect(row('Brands')).toEqual(['', 'Edit'])
    expect(row('Customers')).toEqual(['Merge duplicates', ''])
    expect(row('Today')).toEqual(['', 'View'])
    expect(row('future')).toEqual(['', 'View'])
    expect(row('Refund')[0]).toBe('No limit')
    expect(row('Refund')[1]).toContain('500')
    expect(screen.getAllByRole('row')).toHaveLength(6)
  })

  it('that differ in nothing say so, once the other one is chosen', async () => {
    const { person } = compare([{ ...roles[2], id: 'r3' }])
    const box = await screen.findByRole('combobox', { name: 'Compare “Twin” with' })
    await waitFor(() => expect(within(box).getAllByRole('option').length).toBeGreaterThan(1))
    expect(screen.queryByRole('table')).toBeNull()
    await person.selectOptions(box, 'Support')
    await screen.findByRole('columnheader', { name: 'Only Support' })
    expect(row('Brands')).toEqual(['', 'View'])
  })
})
