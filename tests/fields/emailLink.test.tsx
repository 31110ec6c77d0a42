import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmailLink } from '../../src/fields/email/EmailLink.tsx'

it('an address breaks before its @ alone, and where half of it is longer than the narrowest place', () => {
  const long = `${'a'.repeat(30)}@relay.example`
  const { container } = render(
    <>
      <EmailLink value="anne-marie@ever-fresh.example" />
      <EmailLink value={long} />
    </>,
  )
  const [short, wide] = screen.getAllByRole('link')
  expect(short?.textContent).toBe('anne-marie@ever-fresh.example')
  expect(short?.querySelector('bdi')?.getAttribute('dir')).toBe('ltr')
  const halves = [...container.querySelectorAll('a span')].map(({ textContent, className }) => [
    textContent,
    className !== '',
  ])
  expect(halves).toEqual([
    ['anne-marie', true],
    ['@ever-fresh.example', true],
    ['a'.repeat(30), false],
    ['@relay.example', true],
  ])
  expect(wide?.getAttribute('href')).toBe(`mailto:${long}`)
})

it('an address that is shown in part leads nowhere', () => {
  render(<EmailLink value="a•••@example.com" />)
  expect(screen.queryByRole('link')).toBeNull()
})
