import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { StoredFiles } from '../../../src/controls/upload/StoredFiles.tsx'
import type { StoredFile } from '../../../src/fields/file/file.ts'
import { FileRows } from '../../../src/fields/rows/FileRows.tsx'
import type { Row } from '../../../src/views/form/rows/rowChanges.ts'
import { renderMerchandising } from '../../areas/merchandising/renderMerchandising.tsx'

const files = ['cut.pdf', 'fabric.pdf', 'trims.pdf'].map(
  (name, index): StoredFile => ({
    file: `01932b1c-7a80-7000-8000-00000000000${index}`,
    name,
    bytes: 100,
    type: 'application/pdf',
  }),
)

const names = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/[a-z]+\.pdf/)?.[0])

it('gives a file back that was taken out, at its place, and keeps the focus among the files', async () => {
  const Letter = () => {
    const [kept, setKept] = useState(files)
    return <StoredFiles id="files" files={kept} most={3} onChange={setKept} />
  }
  const { person } = renderMerchandising(<Letter />)
  await person.click(screen.getByRole('button', { name: 'Remove fabric.pdf' }))
  expect(names()).toEqual(['cut.pdf', 'trims.pdf'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove trims.pdf' }))
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect(names()).toEqual(['cut.pdf', 'fabric.pdf', 'trims.pdf'])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('gives a row of a file back as the same row', async () => {
  const rows: Row[] = files.map((file, index) => ({ id: `row-${index}`, file }))
  const changes: Row[][] = []
  const Card = () => {
    const [kept, setKept] = useState(rows)
    const change = (next: Row[]) => {
      changes.push(next)
      setKept(next)
    }
    return <FileRows id="files" name="file" rows={kept} most={3} onChange={change} />
  }
  const { person } = renderMerchandising(<Card />)
  await person.click(screen.getByRole('button', { name: 'Remove cut.pdf' }))
  expect(changes.at(-1)?.map(({ id }) => id)).toEqual(['row-1', 'row-2'])
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect(changes.at(-1)).toEqual(rows)
})
