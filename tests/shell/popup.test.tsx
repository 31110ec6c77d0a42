import { fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { Link, MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Popup } from '../../src/shell/popup/Popup.tsx'

const menu = (
  <Popup label="More" panelName="More" placement="below-end">
    {() => <Link to="/there">Elsewhere</Link>}
  </Popup>
)

/** Somebody who presses as soon as the button is drawn, before React has run what follows the drawing. */
function Hasty({ children }: { children: ReactNode }) {
  useLayoutEffect(() => screen.getByRole('button', { name: 'More' }).click(), [])
  return children
}

it('stays open where it was pressed as soon as it was there', () => {
  render(<Hasty>{menu}</Hasty>, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeTruthy()
})

it('is closed by going to another page, once', () => {
  render(menu, { wrapper: MemoryRouter })
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'More' }))
  press()
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(screen.queryByRole('link')).toBeNull()
  press()
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeTruthy()
})

it('stays closed by Escape, also where the mouse that rests on it was about to open it', async () => {
  const flyOut = (
    <Popup label="More" panelName="More" placement="beside" hover>
      {() => <Link to="/there">Elsewhere</Link>}
    </Popup>
  )
  render(flyOut, { wrapper: MemoryRouter })
  const button = screen.getByRole('button', { name: 'More' })
  fireEvent.pointerEnter(button.parentElement as HTMLElement, { pointerType: 'mouse' })
  fireEvent.click(button)
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeTruthy()
  fireEvent.keyDown(button, { key: 'Escape' })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.queryByRole('link')).toBeNull()
})
