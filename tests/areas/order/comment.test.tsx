import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { CommentBox } from '../../../resources/sales/order/screens/timeline/CommentBox.tsx'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

beforeEach(() => localStorage.clear())

const ravi = { id: '00000000-0000-4000-8000-0000000000aa', name: 'Ravi Nair', version: 1 }

const render = (provider: object = {}) =>
  renderMerchandising(<CommentBox resource={resources.order as never} id="o1" />, {
    answers: { 'operations/comment': { comments: [] } },
    provider: {
      lookup: async () => ({ data: [ravi], total: 1 }),
      getMany: async () => ({ data: [ravi] }),
      ...provider,
    },
  })

describe('a comment', () => {
  it('finds the colleague whom an @ begins, and tells whoever is still named', async () => {
    const { person, sent } = render()
    const box = screen.getByRole('textbox', { name: 'Comment; only staff see it' })
    await person.type(box, 'Call first @Ra')
    await screen.findByRole('option', { name: 'Ravi Nair' })
    await person.keyboard('{Enter}')
    await waitFor(() => expect(box).toHaveProperty('value', 'Call first @Ravi Nair '))
    expect(screen.getByText('They get a message: Ravi Nair')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() =>
      expect(sent('operations/comment')).toEqual([{ text: 'Call first @Ravi Nair', mentions: [ravi.id] }]),
    )
    await waitFor(() => expect(box).toHaveProperty('value', ''))
    expect(screen.queryByText(/They get a message/)).toBeNull()
  })

  it('takes nobody whom the letters do not mean while the answer is on its way', async () => {
    const mira = { id: '00000000-0000-4000-8000-0000000000ab', name: 'Mira Banerjee', version: 1 }
    const late = Promise.withResolvers<unknown>()
    const lookup = async (_: string, { filter }: { filter: { q: string } }) =>
      filter.q === '' ? { data: [mira], total: 1 } : late.promise
    const { person } = render({ lookup })
    const box = screen.getByRole('textbox')
    await person.type(box, '@')
    await screen.findByRole('option', { name: 'Mira Banerjee' })
    await person.type(box, 'Rav{Enter}')
    expect(box).toHaveProperty('value', '@Rav')
    late.resolve({ data: [ravi], total: 1 })
    await screen.findByRole('option', { name: 'Ravi Nair' })
    await person.keyboard('{Enter}')
    await waitFor(() => expect(box).toHaveProperty('value', '@Ravi Nair '))
  })

  it('keeps whom it names beside its words; a name that is deleted is told nothing', async () => {
    const first = render()
    await first.person.type(screen.getByRole('textbox'), '@Ra')
    await first.person.click(await screen.findByRole('option', { name: 'Ravi Nair' }))
    await screen.findByText('They get a message: Ravi Nair')
    first.unmount()

    const { person, sent } = render()
    await screen.findByText('They get a message: Ravi Nair')
    const box = screen.getByRole('textbox')
    await person.type(box, '{Backspace}{Backspace}later')
    expect(screen.queryByText(/They get a message/)).toBeNull()
    await person.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(sent('operations/comment')).toEqual([{ text: '@Ravi Nailater', mentions: [] }]),
    )
  })

  it('tells nobody where nobody is named; an address of mail names nobody', async () => {
    const { person, sent } = render()
    await person.type(screen.getByRole('textbox'), 'Mail to asha@example.com')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Tell a colleague' })).toBeTruthy()
    await person.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(sent('operations/comment')).toEqual([{ text: 'Mail to asha@example.com', mentions: [] }]),
    )
  })

  it('takes a file along', async () => {
    const stored = { file: '01932b1c-7a80-7000-8000-000000000003', bytes: 2048, type: 'application/pdf' }
    const upload = Promise.withResolvers<unknown>()
    const { person, sent } = render({ upload: () => upload.promise })
    await person.type(screen.getByRole('textbox'), 'The slip of the courier')
    await person.click(screen.getByRole('button', { name: 'Attach a file' }))
    const box = await screen.findByRole('group', { name: 'A picture, PDF, CSV or text' })
    const chooser = box.querySelector('input[type=file]') as HTMLInputElement
    await person.upload(chooser, new File(['%PDF-1.7'], 'slip.pdf', { type: 'application/pdf' }))
    const add = screen.getByRole('button', { name: 'Add' })
    await waitFor(() => expect(add).toHaveProperty('disabled', true))
    upload.resolve({ data: { ...stored, width: null, height: null } })
    expect(await screen.findByRole('button', { name: 'slip.pdf' })).toBeTruthy()
    await person.click(add)
    await waitFor(() =>
      expect(sent('operations/comment')).toEqual([
        { text: 'The slip of the courier', mentions: [], file: { ...stored, name: 'slip.pdf' } },
      ]),
    )
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'A picture, PDF, CSV or text' })).toBeNull(),
    )
  })
})
