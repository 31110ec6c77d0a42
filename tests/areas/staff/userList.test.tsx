import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
// What the panel fetches is here before it is asked for: a press that has to wait for code `act` does not see to its end.
import '../../../resources/staff/subAdmin/screens/userList/PersonSteps.tsx'
import UserList from '../../../resources/staff/subAdmin/screens/userList/UserList.tsx'
import { setWidth, showFrame, signInAs } from '../../shell/support/showFrame.tsx'

const person = (id: string, name: string, more: object) => ({
  id,
  name,
  email: `${id}@atelier.test`,
  administrator: false,
  roles: [],
  status: 'active',
  secondStep: 'off',
  ...more,
})
const staff = [
  person('asha', 'Asha Rao', { administrator: true }),
  person('naoko', 'Naoko Fujii', { roles: ['support'] }),
]
const roles = [
  {
    id: 'support',
    name: 'Support',
    permissions: [
      { key: 'customer', view: true, edit: true },
      { key: 'order', view: true },
      // Without `view` a flag is worth nothing.
      { key: 'coupon', edit: true },
    ],
  },
]

const seesStaff = { key: 'subAdmin', view: true }
const seesRoles = { key: 'subAdminRole', view: true }

async function show(path: string, permissions: readonly object[]) {
  signInAs(permissions)
  const getList = vi.fn(async (resource: string) =>
    resource === 'admins/subadmins' ? { data: staff, total: 2 } : { data: roles, total: 1 },
  )
  const getMany = vi.fn(async () => ({ data: [{ id: 'support', title: 'Support' }] }))
  const shown = await showFrame(path, { page: <UserList />, dataProvider: { getList, getMany } as never })
  await screen.findByRole('button', { name: /Naoko/, hidden: true })
  return { ...shown, asked: () => getList.mock.calls.map(([resource]) => resource) }
}

const card = (name: string) => screen.getByRole('button', { name: new RegExp(name) })

beforeEach(() => {
  localStorage.clear()
  setWidth(1440)
})

describe('the staff as people', () => {
  it('have what their roles let them do, in words', async () => {
    await show('/app/pages/user-list', [seesStaff, seesRoles])
    await waitFor(() => expect(card('Naoko').textContent).toContain('See and change: 1 · See: 1'))
    await userEvent.click(card('Naoko'))
    const panel = within(await screen.findByRole('dialog', { name: 'Naoko Fujii' }))
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Customers',
      'Orders',
    ])
  })

  it('are one after the other under an address of their own', async () => {
    const { router } = await show('/app/pages/user-list?user=asha', [seesStaff, seesRoles])
    const panel = await screen.findByRole('dialog', { name: 'Asha Rao' })
    expect(await within(panel).findByText('Everything: they are an administrator.')).toBeDefined()
    await userEvent.keyboard('{ArrowRight}')
    expect(await screen.findByRole('dialog', { name: 'Naoko Fujii' })).toBeDefined()
    expect(router.state.location.search).toBe('?user=naoko')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('are shown without their rights to whoever may not see roles, and nothing is asked for them', async () => {
    const { asked } = await show('/app/pages/user-list?user=naoko', [seesStaff])
    const panel = await screen.findByRole('dialog', { name: 'Naoko Fujii' })
    expect(within(panel).getByText(/shown to whoever may see roles/)).toBeDefined()
    expect(asked()).toEqual(['admins/subadmins'])
  })
})
