import { render, screen } from '@testing-library/react'
import { I18nContextProvider, TestMemoryRouter } from 'ra-core'
import polyglot from 'ra-i18n-polyglot'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type AnyRecord, defineResource } from '../../../src/core/index.ts'
import { cellOf } from '../../../src/fields/cells.ts'
import * as f from '../../../src/fields/index.ts'
import { RecordNamesContext } from '../../../src/fields/reference/recordNames.tsx'

const thing = defineResource({
  name: 'thing',
  title: 'name',
  fields: { name: f.text({ required: true }), size: f.select(['small', 'large']) },
})

const messages = {
  list: { comma: ', ' },
  ra: { boolean: { true: 'Yes', false: 'No' } },
  resources: { 'pages/thing': { values: { size: { small: 'Small', large: 'Large' } } } },
}

const record: AnyRecord = { id: '1', version: 1, createdAt: '', updatedAt: '' }

/** What a cell shows, as text, in a language. */
function textOf(kind: string, value: unknown, options: object = {}, locale = 'en', name = 'size'): string {
  const { container } = show(kind, value, options, locale, name)
  return container.textContent?.replace(/[\u00a0\u202f]/g, ' ') ?? ''
}

function show(
  kind: string,
  value: unknown,
  options: object = {},
  locale = 'en',
  name = 'size',
  around = (cell: ReactNode) => cell,
) {
  const Cell = cellOf(kind)
  const i18n = polyglot(() => messages as never, locale, [], { allowMissing: true })
  return render(
    <TestMemoryRouter>
      <I18nContextProvider value={i18n}>
        {around(<Cell value={value} options={options} name={name} record={record} resource={thing} />)}
      </I18nContextProvider>
    </TestMemoryRouter>,
  )
}

describe('cells', () => {
  it('write amounts exactly, in the way of the language', () => {
    expect(textOf('money', 129_900)).toBe('₹1,299.00')
    expect(textOf('money', 129_900, {}, 'fr')).toBe('1 299,00 ₹')
    expect(textOf('money', 1_234_567, { currency: 'JPY' }, 'ja')).toBe('￥1,234,567')
    expect(textOf('money', 99_999_999_999_999)).toBe('₹999,999,999,999.99')
    expect(textOf('money', -5)).toBe('-₹0.05')
  })

  it('write numbers and shares in the way of the language', () => {
    expect(textOf('integer', 1_234_567, {}, 'fr')).toBe('1 234 567')
    expect(textOf('decimal', 12.5, { digits: 3 })).toBe('12.500')
    expect(textOf('percent', 18)).toBe('18%')
    expect(textOf('percent', 2.5, {}, 'fr')).toBe('2,5 %')
  })

  it('write days with the month as a word, and in Japanese as year, month and day', () => {
    expect(['en', 'fr', 'zh', 'ja'].map((locale) => textOf('date', '2026-03-04', {}, locale))).toEqual([
      'Mar 4, 2026',
      '4 mars 2026',
      '2026年3月4日',
      '2026/03/04',
    ])
  })

  it('say how long ago something was, and name the exact moment in the zone of the shop', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T18:00:00Z') })
    const { unmount } = show('dateTime', '2026-11-20T15:00:00.000Z')
    const time = screen.getByText('3 hr. ago')
    expect(time.getAttribute('datetime')).toBe('2026-11-20T15:00:00.000Z')
    expect(time.getAttribute('title')).toContain('November 20, 2026 at 08:30:00')
    unmount()
    expect(textOf('dateTime', '2026-11-13T18:00:00.001Z', {}, 'fr')).toBe('il y a 6 j')
    expect(textOf('dateTime', '2026-11-12T18:00:00.000Z')).toBe('Nov 12, 2026')
    // It is the next day already where the shop is.
    expect(textOf('dateTime', '2026-11-01T20:00:00.000Z')).toBe('Nov 2, 2026')
    vi.useRealTimers()
  })

  it('say yes and no in words', () => {
    expect(textOf('boolean', true)).toBe('Yes')
    expect(textOf('boolean', false)).toBe('No')
  })

  it('name choices by their texts, the first ones of many and all of them for a screen reader', () => {
    expect(textOf('select', 'small')).toBe('Small')
    expect(textOf('multiSelect', ['small', 'large'])).toBe('Small, LargeSmall, Large')
  })

  it('show formatted text as words, and never as HTML', () => {
    expect(textOf('richText', '<p>Cut from <b>linen</b> &amp; silk.</p><ul><li>Washable</li></ul>')).toBe(
      'Cut from linen & silk. Washable',
    )
    const { container } = show('richText', '<p>&lt;img src=x onerror=alert(1)&gt;</p>')
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toBe('<img src=x onerror=alert(1)>')
  })

  it('lead out of the product in a tab that learns nothing of it', () => {
    show('url', 'https://www.atelier.example/brands/')
    const link = screen.getByRole('link', { name: 'atelier.example/brands' })
    expect(link.getAttribute('rel')).toContain('noopener')
    expect(link.getAttribute('target')).toBe('_blank')
  })

  it('call and write to people', () => {
    show('phone', '+919876543210')
    expect(screen.getByRole('link', { name: '+91 98765 43210' }).getAttribute('href')).toBe(
      'tel:+919876543210',
    )
    show('email', 'asha@atelier.test')
    expect(screen.getByRole('link', { name: 'asha@atelier.test' }).getAttribute('href')).toBe(
      'mailto:asha@atelier.test',
    )
  })

  it('keep the place of a picture free, and show what matters of it', () => {
    show('image', { file: 'abc', alt: 'Front', focalX: 0.25, focalY: 1 })
    const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Front' })
    expect([picture.width, picture.height]).toEqual([36, 36])
    expect(picture.getAttribute('src')).toMatch(/\/files\/abc\/96\.webp$/)
    expect(picture.style.objectPosition).toBe('25% 100%')
  })

  it('name a record that is referred to, and the end of its id where it is not to be seen', () => {
    const names = (target: string, id: string) =>
      id === 'a' ? { title: `${target} A`, to: '/app/pages/brand/a' } : { title: '…23456' }
    const known = (cell: ReactNode) => <RecordNamesContext value={names}>{cell}</RecordNamesContext>
    show('reference', 'a', { to: 'brand' }, 'en', 'brand', known)
    expect(screen.getByRole('link', { name: 'brand A' }).getAttribute('href')).toBe('/app/pages/brand/a')
    show('reference', 'b', { to: 'brand' }, 'en', 'brand', known)
    expect(screen.getByText('…23456').closest('a')).toBeNull()
  })
})
