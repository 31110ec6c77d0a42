import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setWidth, showFrame, signInAs } from './support/showFrame.tsx'

beforeEach(() => {
  localStorage.clear()
  setWidth(1440)
})

const orders = (flags: object) => [{ key: 'order', view: true, ...flags }]
const help = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Help' }))
  return within(await screen.findByRole('dialog', { name: /^Help: / }))
}
const lineOf = (dialog: Awaited<ReturnType<typeof help>>, name: string) =>
  dialog
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '')
    .find((text) => text.includes(`: ${name}`))

describe('the help of an area', () => {
  it('says what one may do there, and which right is missing for the rest', async () => {
    const getList = vi.fn()
    signInAs(orders({ hold: true }))
    await showFrame('/app/pages/orders-list', { dataProvider: { getList } })
    const dialog = await help()
    expect(lineOf(dialog, 'Put on hold')).toBe('You may: Put on hold and release')
    expect(lineOf(dialog, 'Refund')).toBe('You may not: RefundThe right “Refund” is missing. ')
    // Whoever may not see roles is not told who has the right, and nothing is asked for it.
    expect(getList).not.toHaveBeenCalled()
  })

  it('names the roles that have a missing right to whoever may see roles', async () => {
    signInAs([...orders({}), { key: 'subAdminRole', view: true }])
    const getList = vi.fn(async () => ({
      data: [
        { id: '1', name: 'Finance', permissions: [{ key: 'order', view: true, refund: true }] },
        { id: '2', name: 'Support', permissions: [{ key: 'order', view: true }] },
      ],
      total: 2,
    }))
    await showFrame('/app/pages/orders-list', { dataProvider: { getList: getList as never } })
    const dialog = await help()
    expect(await dialog.findAllByText(/Roles that have it: Finance\./)).not.toHaveLength(0)
  })

  it('speaks of the record on its page', async () => {
    signInAs()
    const record = { id: '7', version: 2, createdAt: '', updatedAt: '', status: 'placed', number: 'AT-7' }
    const getOne = vi.fn(async () => ({ data: record }))
    await showFrame('/app/pages/orders-list/7', { dataProvider: { getOne: getOne as never } })
    const dialog = await help()
    expect(await dialog.findByText('With this record, as it stands now.')).toBeTruthy()
    expect(lineOf(dialog, 'Delete')).toBe('You may not: DeleteOnly where Status is Draft')
  })

  it('tells the rules of the fields in words', async () => {
    signInAs()
    await showFrame('/app/pages/coupons')
    const dialog = await help()
    await userEvent.click(dialog.getByText('Fields and their rules'))
    expect(dialog.getAllByText('must be filled in').length).toBeGreaterThan(0)
  })

  it('is the page of questions where there is no area', async () => {
    signInAs()
    await showFrame('/app/pages/profile')
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/app/pages/faq')
    expect(footer.queryByRole('button')).toBeNull()
  })
})
