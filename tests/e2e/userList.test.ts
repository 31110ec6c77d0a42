import { expect, it } from 'vitest'
import { openProduct } from './support/openProduct.ts'
import { addStaff } from './support/shop.ts'
import { violationsOf } from './support/violations.ts'

const { ask, find, open, product } = openProduct()

it('a colleague stands under an address of their own, one after the other by the arrow keys, and is left by Back', async () => {
  const page = await open('/app/pages/user-list')
  await page.getByRole('button', { name: /Camille/ }).click()
  const panel = (name: string) => page.getByRole('dialog', { name, exact: true })
  await panel('Camille Laurent').waitFor()
  const { id } = await find('subadmins', { q: 'Camille' })
  expect(new URL(page.url()).searchParams.get('user')).toBe(id)
  await page.reload()
  await panel('Camille Laurent').waitFor()
  expect(await violationsOf(page, 'dialog')).toEqual([])
  await page.keyboard.press('ArrowRight')
  await panel('Camille Laurent').waitFor({ state: 'detached' })
  await page.keyboard.press('ArrowLeft')
  await panel('Camille Laurent').waitFor()
  // Going along is no step of its own.
  await page.goBack()
  await panel('Camille Laurent').waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/app/pages/user-list')

  await page.getByRole('searchbox').fill('camille')
  await page.getByText('1 person', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('1 person', { exact: true }).waitFor()

  // A link leads to somebody whom the search beside it leaves out, and says where there is nobody.
  await page.goto(`/app/pages/user-list?q=vikram&user=${id}`)
  await panel('Camille Laurent').waitFor()
  await page.goto('/app/pages/user-list?user=01932b1c-7a80-7000-8000-00000000dead')
  await page.getByRole('alert').getByText('not among the staff').waitFor()
})

it('colleagues are found by their state and by their role', async () => {
  const page = await open('/app/pages/user-list')
  const names = () => page.getByRole('main').getByRole('listitem').getByRole('button').allTextContents()
  const { name } = await find<{ name: string }>('subadmin-roles', { q: 'catalog' })
  await page.getByLabel('Roles', { exact: true }).selectOption({ label: name })
  await expect.poll(async () => (await names()).join()).toMatch(/Camille/)
  await expect.poll(async () => (await names()).join()).not.toMatch(/Vikram/)
  await page.reload()
  await expect.poll(async () => (await names()).join()).not.toMatch(/Vikram/)
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Suspended' })
  await page.getByText('Nobody fits this search.').waitFor()
})

it('a colleague is written to from there, in the one conversation with them', async () => {
  const page = await open('/app/pages/user-list')
  const write = async () => {
    await page.getByRole('button', { name: /Vikram/ }).click()
    await page.getByRole('link', { name: 'Write a message' }).click()
    await page.getByRole('textbox', { name: 'Write a message' }).waitFor()
    return new URL(page.url()).pathname
  }
  const first = await write()
  await page.reload()
  await page.getByRole('textbox', { name: 'Write a message' }).waitFor()
  await page.goBack()
  await page.getByRole('dialog', { name: 'Vikram Shetty' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await write()).toBe(first)
  await page.goBack()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /admin@atelier/ }).click()
  await page.getByRole('dialog', { name: 'Asha Rao' }).waitFor()
  expect(await page.getByRole('link', { name: 'Write a message' }).count()).toBe(0)
})

it('a colleague is shown to whoever may only look, without anything to press in vain', async () => {
  const as = await addStaff(product(), 'looker', [{ key: 'subAdmin', view: true }])
  const page = await open('/app/pages/user-list', { as })
  await page.getByRole('button', { name: /Vikram/ }).click()
  const panel = page.getByRole('dialog', { name: 'Vikram Shetty' })
  await panel.getByText('orders@atelier.test').waitFor()
  for (const name of ['Suspend', 'Edit', 'Write a message'])
    expect(
      await panel.getByRole('button', { name }).or(panel.getByRole('link', { name })).count(),
      name,
    ).toBe(0)
  expect(await page.getByRole('link', { name: 'Invite a colleague' }).count()).toBe(0)
})

it('an invitation that nobody followed is deleted there, once its name is typed, by whoever may delete', async () => {
  const { id: role } = await ask('/subadmin-roles', {
    method: 'POST',
    body: { name: 'Tags', permissions: [{ key: 'tag', view: true }] },
  })
  for (const firstName of ['Ines', 'Inesh'])
    await ask('/subadmins', {
      method: 'POST',
      body: { firstName, email: `${firstName}@atelier.test`, roles: [role] },
    })
  const as = await addStaff(product(), 'keeper', [{ key: 'subAdmin', view: true, edit: true, manage: true }])
  const hers = await open('/app/pages/user-list?q=ines', { as })
  await hers.getByRole('button', { name: /^Inesh/ }).click()
  const shown = hers.getByRole('dialog', { name: 'Inesh', exact: true })
  await shown.getByRole('button', { name: 'Deactivate' }).waitFor()
  expect(await shown.getByRole('button', { name: 'Delete…' }).count()).toBe(0)

  const page = await open('/app/pages/user-list?q=ines')
  await page.getByText('2 people', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Inesh/ }).click()
  const remove = page
    .getByRole('dialog', { name: 'Inesh', exact: true })
    .getByRole('button', { name: 'Delete…' })
  await remove.click()
  const question = page.getByRole('dialog', { name: 'Delete “Inesh”?' })
  await question.getByText('This cannot be undone.').waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await remove.click()
  const confirm = question.getByRole('button', { name: /^Delete/ })
  const name = question.getByLabel('Type “Inesh” to delete it')
  await name.fill('Ines')
  await expect.poll(() => confirm.isDisabled()).toBe(true)
  expect(await violationsOf(page, 'dialog')).toEqual([])
  await name.fill('Inesh')
  await confirm.click()
  await page.getByText('1 person', { exact: true }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?q=ines')
  await page.reload()
  await page.getByText('1 person', { exact: true }).waitFor()
  await page.getByRole('searchbox').fill('vikram')
  await page.getByRole('button', { name: /Vikram/ }).click()
  const colleague = page.getByRole('dialog', { name: 'Vikram Shetty' })
  await colleague.getByRole('button', { name: 'Suspend' }).waitFor()
  expect(await colleague.getByRole('button', { name: 'Delete…' }).count()).toBe(0)
})
