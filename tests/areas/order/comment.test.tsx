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
  it('asks for the colleagues that an @ begins, and tells them', async () => {
    const { person, sent } = render()
    const box = screen.getByRole('textbox', { name: 'Comment; only staff see it' })
    expect(screen.queryByRole('combobox')).toBeNull()
    await person.type(box, 'Call first @')
    await person.click(await screen.findByRole('combobox', { name: 'Tell a colleague' }))
    await person.click(await screen.findByRole('option', { name: /Ravi Nair/ }))
    await person.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() =>
      expect(sent('operations/comment')).toEqual([{ text: 'Call first @', mentions: [ravi.id] }]),
    )
    await waitFor(() => expect(box).toHaveProperty('value', ''))
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('tells nobody where nobody is named; an address of mail names nobody', async () => {
    const { person, sent } = render()
    await person.type(screen.getByRole('textbox'), 'Mail to asha@example.com')
    expect(screen.queryByRole('combobox')).toBeNull()
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
