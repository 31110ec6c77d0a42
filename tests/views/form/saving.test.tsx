import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpError } from 'ra-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeShop, idOf, refusal } from './fakeShop.ts'
import { expectRefusals, renderForm } from './renderForm.tsx'
import { coat, letter, maker, registry } from './workshop.ts'

beforeEach(() => localStorage.clear())

const linen = {
  id: idOf(1),
  name: 'Linen coat',
  slug: 'linen-coat',
  kind: 'physical',
  maker: null,
  price: 129_900,
  cost: null,
  margin: null,
  weight: 300,
  note: null,
  variants: [],
  translations: {},
}

const open = (search = '') => {
  const shop = fakeShop(registry, {
    coat: [linen],
    maker: [{ id: idOf(7), name: 'Atelier', slug: 'atelier', active: true }],
  })
  return renderForm({ resource: coat, id: idOf(1), search, shop })
}

/** Once what came in is drawn. */
const drawn = () => new Promise((resolve) => setTimeout(resolve, 50))
const saveBar = () => screen.queryByRole('region', { name: 'Unsaved changes' })

describe('the save bar', () => {
  it('is there only while something differs, and names it', async () => {
    const { person } = open()
    const name = await screen.findByLabelText(/^Name/)
    expect(saveBar()).toBeNull()
    await person.type(name, '!')
    expect(saveBar()?.textContent).toContain('Unsaved coat: Name')
    await person.type(name, '{Backspace}')
    expect(saveBar()).toBeNull()
  })

  it('throws everything away with Discard', async () => {
    const { person } = open()
    const name = await screen.findByLabelText<HTMLInputElement>(/^Name/)
    await person.type(name, '!')
    await person.selectOptions(screen.getByLabelText('Kind'), 'digital')
    await person.click(screen.getByRole('button', { name: 'Discard' }))
    expect(name.value).toBe('Linen coat')
    expect(saveBar()).toBeNull()
  })

  it('sends only what was changed, with the version it is based on', async () => {
    const { person, shop } = open()
    await person.type(await screen.findByLabelText(/^Name/), ' II')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shop.calls('update')).toHaveLength(1))
    expect(shop.calls('update')[0]?.params).toMatchObject({
      id: idOf(1),
      data: { name: 'Linen coat II', version: 1 },
      meta: { version: 1 },
    })
    expect(Object.keys(shop.calls('update')[0]?.params.data)).toEqual(['name', 'version'])
    await waitFor(() => expect(saveBar()).toBeNull())
    expect(screen.getByTestId('notices').textContent).toContain('form.saved')
  })

  it('saves with Ctrl+S, and goes on from the new version', async () => {
    const { person, shop } = open()
    const name = await screen.findByLabelText(/^Name/)
    await person.type(name, ' II')
    await person.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(saveBar()).toBeNull())
    await person.type(name, 'I')
    await person.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(shop.calls('update')).toHaveLength(2))
    expect(shop.calls('update')[1]?.params.data).toEqual({ name: 'Linen coat III', version: 2 })
  })

  it('keeps what is typed while the answer is on its way', async () => {
    const { person, shop } = open()
    let answer = () => {}
    shop.hold.update = new Promise<void>((resolve) => {
      answer = resolve
    })
    const name = await screen.findByLabelText<HTMLInputElement>(/^Name/)
    await person.type(name, ' II')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shop.calls('update')).toHaveLength(1))
    await person.type(name, ' for rain')
    answer()
    await waitFor(() => expect(screen.getByTestId('notices').textContent).toContain('form.saved'))
    expect(name.value).toBe('Linen coat II for rain')
    expect(saveBar()?.textContent).toContain('Name')
  })

  it('leaves the saved record for the page that is opened next, heard of or not', async () => {
    const { person, queryClient } = open()
    await person.type(await screen.findByLabelText(/^Name/), ' II')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saveBar()).toBeNull())
    const known = queryClient.getQueryData([coat.path, 'getOne', { id: idOf(1), meta: undefined }])
    expect(known).toMatchObject({ name: 'Linen coat II', version: 2 })
  })

  it('ends where the record was read again before its own answer came', async () => {
    const { person, shop, queryClient } = open()
    const commit = shop.methods.update
    // Everybody who looks at the record is told of the save, this page among them.
    shop.methods.update = async (path, params) => {
      const saved = await commit?.(path, params)
      await queryClient.refetchQueries()
      await drawn()
      return saved
    }
    const name = await screen.findByLabelText<HTMLInputElement>(/^Name/)
    for (const more of [' II', 'I']) {
      await person.type(name, more)
      await person.click(screen.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(saveBar()).toBeNull())
    }
    expect(shop.records('pages/coat')[0]).toMatchObject({ name: 'Linen coat III', version: 3 })
  })
})

describe('a new record', () => {
  it('is made once by three quick presses, and its form leads to it', async () => {
    const { person, shop, place } = renderForm({ resource: maker })
    await person.type(await screen.findByLabelText(/^Name/), 'Fab India')
    const save = screen.getByRole('button', { name: 'Save' })
    for (let press = 0; press < 3; press++) fireEvent.click(save)
    await waitFor(() => expect(place.pathname).toMatch(/pages\/maker\/.+/))
    expect(shop.calls('create')).toHaveLength(1)
    expect(shop.records('pages/maker')).toHaveLength(1)
  })

  it('is made once when the first answer was lost, because the key stays the same', async () => {
    expectRefusals()
    const { person, shop } = renderForm({ resource: maker })
    let isLost = true
    const provider = shop.provider as unknown as Record<
      string,
      (path: string, params: any) => Promise<unknown>
    >
    const send = provider.create as (path: string, params: any) => Promise<unknown>
    provider.create = async (path, params) => {
      const made = await send(path, params)
      if (!isLost) return made
      isLost = false
      throw new HttpError('Request Timeout', 408, { code: 'timeout' })
    }
    await person.type(await screen.findByLabelText(/^Name/), 'Fab India')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await person.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(shop.calls('create')).toHaveLength(2))
    expect(shop.records('pages/maker')).toHaveLength(1)
  })

  it('is followed by an empty form with "Save and create another", under another key', async () => {
    const { person, shop } = renderForm({ resource: maker })
    const name = await screen.findByLabelText<HTMLInputElement>(/^Name/)
    await person.type(name, 'One')
    await person.click(screen.getByRole('button', { name: 'Save and create another' }))
    await waitFor(() => expect(name.value).toBe(''))
    await waitFor(() => expect(document.activeElement).toBe(name))
    await person.type(name, 'Two')
    await person.click(screen.getByRole('button', { name: 'Save and create another' }))
    await waitFor(() => expect(shop.records('pages/maker')).toHaveLength(2))
    const keys = shop.calls('create').map(({ params }) => params.meta.idempotencyKey)
    expect(new Set(keys).size).toBe(2)
  })

  it('starts from what a copy hands over, and counts it as unsaved', async () => {
    const { person, shop } = renderForm({
      resource: coat,
      state: { record: { name: 'Copy of a coat', price: 5000, weight: 3, kind: 'physical' } },
    })
    expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Copy of a coat')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shop.calls('create')).toHaveLength(1))
    expect(shop.calls('create')[0]?.params.data).toMatchObject({ name: 'Copy of a coat', price: 5000 })
  })
})

describe('what is wrong', () => {
  it.each([
    [
      'named at its inputs',
      refusal(422, { code: 'invalid', errors: { weight: 'Too heavy.' } }, 'Validation Error: Too heavy.'),
    ],
    [
      'that somebody else saved first',
      refusal(409, { code: 'stale', current: { id: '1', version: 9 } }, 'Somebody was faster.'),
    ],
    ['that the server failed', refusal(500, {}, 'Something went wrong!')],
  ])('is notified, and once: %s', async (_, failure) => {
    expectRefusals()
    const { person, shop } = open()
    shop.fail.update = [failure]
    await person.type(await screen.findByLabelText(/^Name/), '!')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByTestId('notices').textContent).toBe(failure.message))
  })

  it('opens the hidden tab, marks it with a count and focuses the field that the server refuses', async () => {
    expectRefusals()
    const { person, shop } = open()
    shop.fail.update = [
      refusal(422, {
        code: 'invalid',
        errors: { weight: 'Too heavy for a coat.', root: { serverError: 'x' } },
      }),
    ]
    await person.type(await screen.findByLabelText(/^Name/), '!')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    const weight = await screen.findByLabelText(/^Weight/)
    await waitFor(() => expect(document.activeElement).toBe(weight))
    expect(document.getElementById(weight.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Too heavy for a coat.',
    )
    expect(screen.getByRole('tab', { name: /Shipping/ }).textContent).toContain('1 problem')
    expect(screen.getByRole('alert').textContent).toContain('Weight: Too heavy for a coat.')
  })

  it('is said of a cell inside rows by its row and column', async () => {
    expectRefusals()
    const { person, shop } = open()
    shop.fail.update = [
      refusal(409, {
        code: 'not-unique',
        errors: { variants: { 2: { sku: 'This value is already taken.' } } },
      }),
    ]
    await person.type(await screen.findByLabelText(/^Name/), '!')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Variants, row 3, SKU: This value is already taken.',
    )
    // The tab opens a moment after the summary is told.
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /Variants/ }).getAttribute('aria-selected')).toBe('true'),
    )
  })

  it('is found before anything is sent, all at once, in words with the amounts and names of this area', async () => {
    const { person, shop } = open()
    await person.clear(await screen.findByLabelText(/^Name/))
    await person.click(screen.getByRole('tab', { name: 'Pricing' }))
    await person.clear(screen.getByLabelText(/^Price/))
    await person.type(screen.getByLabelText(/^Price/), '0.50')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('2 things need your attention')
    expect(summary.textContent).toContain('Name: This is required.')
    expect(summary.textContent).toContain('Price: Must be ₹1.00 or more.')
    expect(shop.calls('update')).toHaveLength(0)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Name/)))
    await person.click(within(summary).getByRole('link', { name: 'Price' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Price/)))
  })

  it('keeps everything when the server fails, and saves it on another try', async () => {
    expectRefusals()
    const { person, shop } = open()
    shop.fail.update = [
      refusal(503, { code: 'unavailable', requestId: 'r-17' }, 'The shop cannot answer just now.'),
    ]
    const name = await screen.findByLabelText<HTMLInputElement>(/^Name/)
    await person.type(name, ' II')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('What you typed is kept.')
    expect(alert.textContent).toContain('r-17')
    expect(name.value).toBe('Linen coat II')
    await person.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(shop.records('pages/coat')[0]?.name).toBe('Linen coat II'))
  })

  it('says that there is no connection, and keeps everything', async () => {
    expectRefusals()
    const { person, shop } = open()
    shop.fail.update = [new HttpError('Something went wrong!', 0, { code: 'network' })]
    await person.type(await screen.findByLabelText(/^Name/), ' II')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toContain('There is no connection')
  })
})

describe('steps', () => {
  it('lead on only once nothing is wrong in the present one', async () => {
    const { person } = renderForm({ resource: letter })
    expect(await screen.findByRole('tab', { name: /First/ })).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('This is required.')).toBeTruthy()
    await person.type(screen.getByLabelText(/^Subject/), 'Late')
    await person.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(screen.getByLabelText('Body')).toBeTruthy())
    await person.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Subject/).value).toBe('Late')
  })
})
