import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PictureDialog } from '../../../src/controls/upload/PictureDialog.tsx'
import type { Picture } from '../../../src/fields/image/image.ts'
import { renderMerchandising } from '../../areas/merchandising/renderMerchandising.tsx'

const front: Picture = {
  file: '01932b1c-7a80-7000-8000-000000000001',
  alt: 'Front',
  focalX: 0.5,
  focalY: 0.5,
}

function open(picture: Picture, provider = {}) {
  const changes: Picture[] = []
  const view = renderMerchandising(
    <PictureDialog picture={picture} maxMB={1} onChange={(next) => changes.push(next)} onClose={() => {}} />,
    { provider },
  )
  return { ...view, changes }
}

it('takes the words of a picture in every language, and keeps those that are written', async () => {
  const { person, changes } = open({ ...front, alts: { ja: '正面' } })
  const french = screen.getByRole<HTMLInputElement>('textbox', { name: 'Alternative text (French)' })
  expect([french.lang, french.placeholder]).toEqual(['fr', 'Front'])
  await person.type(french, ' Devant ')
  await person.clear(screen.getByRole('textbox', { name: 'Alternative text (Japanese)' }))
  await person.click(screen.getByRole('button', { name: 'Apply' }))
  expect(changes).toEqual([{ ...front, alts: { fr: 'Devant' } }])
})

it('leaves a picture as it was where nothing is written in other languages', async () => {
  const { person, changes } = open(front)
  await person.type(screen.getByRole('textbox', { name: 'Alternative text' }), ' view')
  await person.click(screen.getByRole('button', { name: 'Apply' }))
  expect(changes).toEqual([{ ...front, alt: 'Front view' }])
})

it('puts another file in the place of a picture, and waits for it; words and focal point stay', async () => {
  const other = '01932b1c-7a80-7000-8000-000000000002'
  let arrive = () => {}
  const upload = () =>
    new Promise((resolve) => {
      arrive = () => resolve({ data: { file: other, bytes: 3, type: 'image/webp' } })
    })
  const { person, changes, container } = open({ ...front, focalX: 0.2, alts: { fr: 'Devant' } }, { upload })
  const chooser = container.ownerDocument.querySelector<HTMLInputElement>('input[type=file]')
  if (!chooser) throw new Error('There is no way to choose a file.')
  await person.upload(chooser, new File(['abc'], 'other.png', { type: 'image/png' }))
  const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' })
  await waitFor(() => expect(apply.disabled).toBe(true))
  arrive()
  await waitFor(() => expect(apply.disabled).toBe(false))
  await person.click(apply)
  expect(changes).toEqual([{ ...front, file: other, focalX: 0.2, alts: { fr: 'Devant' } }])
  expect(container.ownerDocument.querySelector('img')?.src).toContain(other)
})
