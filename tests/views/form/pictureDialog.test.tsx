import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Picture } from '../../../src/fields/image/image.ts'
import { PictureDialog } from '../../../src/views/form/upload/PictureDialog.tsx'
import { renderMerchandising } from '../../areas/merchandising/renderMerchandising.tsx'

const front: Picture = {
  file: '01932b1c-7a80-7000-8000-000000000001',
  alt: 'Front',
  focalX: 0.5,
  focalY: 0.5,
}

function open(picture: Picture) {
  const changes: Picture[] = []
  const view = renderMerchandising(
    <PictureDialog picture={picture} onChange={(next) => changes.push(next)} onClose={() => {}} />,
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
