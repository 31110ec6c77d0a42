import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { PictureList } from '../../../src/controls/upload/PictureList.tsx'
import type { Picture } from '../../../src/fields/image/image.ts'
import { renderMerchandising } from '../../areas/merchandising/renderMerchandising.tsx'

const picture = (number: number, alt = ''): Picture => ({
  file: `01932b1c-7a80-7000-8000-00000000000${number}`,
  alt,
  focalX: 0.25,
  focalY: 0.5,
})
const stored = [picture(1, 'Front'), picture(2, 'Back'), picture(3)].map((each, index) => ({
  id: each.file,
  name: `picture-${index + 1}.webp`,
  folder: 'products',
  picture: each,
  version: 1,
}))

function open({
  max = 5,
  provider = {},
  library = true,
  permissions,
}: {
  max?: number
  provider?: Record<string, unknown>
  library?: boolean
  permissions?: readonly Record<string, unknown>[]
} = {}) {
  const changes: Picture[][] = []
  const asked: any[] = []
  const Form = () => {
    const [pictures, setPictures] = useState([picture(1, 'Front')])
    const change = (next: Picture[]) => {
      changes.push(next)
      setPictures(next)
    }
    return (
      <PictureList id="media" pictures={pictures} onChange={change} max={max} maxMB={1} library={library} />
    )
  }
  const view = renderMerchandising(<Form />, {
    answers: { 'operations/folders': { folders: [{ folder: 'products', count: 3 }] } },
    ...(permissions ? { permissions } : {}),
    provider: {
      getList: async (resource: string, params: unknown) => {
        asked.push([resource, params])
        return { data: stored, total: stored.length }
      },
      ...provider,
    },
  })
  return { ...view, changes, asked }
}

const choose = () => screen.queryByRole('button', { name: 'Choose from the library' })

it('takes pictures from the library with their texts; those that are there cannot be taken twice', async () => {
  const { person, changes, asked } = open()
  await person.click(choose() as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Media library' }))
  const here = await dialog.findByRole<HTMLButtonElement>('button', { name: /picture-1/ })
  expect(here.disabled).toBe(true)
  await person.click(dialog.getByRole('button', { name: /picture-3/ }))
  await person.click(dialog.getByRole('button', { name: /picture-2/ }))
  await person.click(dialog.getByRole('button', { name: 'Take 2 pictures' }))
  expect(changes).toEqual([[picture(1, 'Front'), picture(3), picture(2, 'Back')]])
  expect(asked[0][0]).toBe('pages/media')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('searches the library by words and folder', async () => {
  const { person, asked } = open()
  await person.click(choose() as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Media library' }))
  await person.type(dialog.getByRole('searchbox'), 'coat')
  await dialog.findByRole('option', { name: 'products (3)' })
  await person.selectOptions(dialog.getByRole('combobox'), 'products')
  await waitFor(() =>
    expect(asked.at(-1)[1]).toMatchObject({
      filter: { q: 'coat', folder: 'products' },
      pagination: { page: 1 },
    }),
  )
})

it('takes no more than there is room for', async () => {
  const { person } = open({ max: 2 })
  await person.click(choose() as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Media library' }))
  const [second, third] = [
    await dialog.findByRole('button', { name: /picture-2/ }),
    await dialog.findByRole('button', { name: /picture-3/ }),
  ]
  await person.click(second)
  await person.click(third)
  expect([second, third].map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
})

it('is not offered for what is kept out of the library, nor to those who may not see it', () => {
  const { unmount } = open({ library: false })
  expect(choose()).toBeNull()
  unmount()
  open({ permissions: [{ key: 'product', view: true, edit: true }] })
  expect(choose()).toBeNull()
})

it('says when an upload is a picture that the library has, and takes its text; one that is shown stays single', async () => {
  const answers = [picture(2, 'Back'), picture(1, 'Front')]
  const upload = async () => {
    const known = answers.shift() as Picture
    return { data: { file: known.file, bytes: 3, type: 'image/webp', known } }
  }
  const { person, changes, container } = open({ provider: { upload } })
  const send = async () => {
    const chooser = container.querySelector<HTMLInputElement>('input[type=file]')
    await person.upload(chooser as HTMLInputElement, new File(['abc'], 'again.png', { type: 'image/png' }))
  }
  await send()
  expect((await screen.findByText(/in the library already/)).textContent).toContain('again.png')
  expect(changes).toEqual([[picture(1, 'Front'), picture(2, 'Back')]])
  await send()
  await screen.findByText('again.png is shown here already.')
  expect(changes).toHaveLength(1)
})
