import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { documentTexts } from '../../../resources/shared/print/screens/documentTexts.ts'
import PrintDialog from '../../../resources/shared/print/screens/PrintDialog.tsx'
import PrintPage from '../../../resources/shared/print/screens/PrintPage.tsx'
import ProductLabelsDialog from '../../../resources/shared/print/screens/ProductLabelsDialog.tsx'
import {
  mostPrinted,
  printAddress,
  readPrintAddress,
} from '../../../resources/shared/print/screens/printAddress.ts'
import { locales } from '../../../src/core/locale.ts'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'
import { invoice, parcel, productLabel } from './documents.ts'

// In a page they come with it; a test would see it wait for them.
beforeAll(async () => {
  await Promise.all(locales.map(documentTexts))
})

const wish = { kind: 'label', of: 'shipments', ids: ['a', 'b'], language: 'customer', isRoll: false } as const

describe('the address of a print', () => {
  it('says what is printed, and is read back as it was written', () => {
    for (const isRoll of [false, true]) {
      const address = printAddress({ ...wish, isRoll, language: 'ja' })
      expect(address.startsWith('/app/print?')).toBe(true)
      expect(readPrintAddress(address.split('?')[1] ?? '')).toEqual({ ...wish, isRoll, language: 'ja' })
    }
  })

  it('is none where it names no kind, no records or something that is not known', () => {
    for (const search of [
      '',
      '?kind=label',
      '?kind=tax&of=orders&ids=a',
      '?kind=label&of=carts&ids=a',
      '?kind=label&of=orders&ids=',
    ])
      expect([search, readPrintAddress(search)]).toEqual([search, undefined])
    expect(readPrintAddress('?kind=label&of=orders&ids=a&language=xx')?.language).toBe('customer')
  })

  it('names no more than may be printed at once', () => {
    const ids = Array.from({ length: 500 }, (_, index) => `id${index}`)
    expect(readPrintAddress(printAddress({ ...wish, ids }).split('?')[1] ?? '')?.ids).toHaveLength(
      mostPrinted,
    )
  })
})

describe('the page that prints', () => {
  it('shows every document, in the language of its customer or in the one that is chosen', async () => {
    const documents = [parcel(), parcel({ id: 'p2', number: 'SH-000043', awb: null })]
    const { person, sent } = renderMerchandising(<PrintPage />, {
      search: '?kind=packingSlip&of=shipments&ids=p1,p2',
      answers: { 'operations/documents': { kind: 'packingSlip', documents, refused: [] } },
    })
    const papers = await screen.findAllByRole('article')
    expect(papers.map(({ lang }) => lang)).toEqual(['en', 'en'])
    expect(sent('documents')).toEqual([{ kind: 'packingSlip', shipments: ['p1', 'p2'] }])
    expect(document.title).toBe('Packing slip SH-000042')
    await person.selectOptions(screen.getByRole('combobox', { name: 'Language of the document' }), 'ja')
    expect(await screen.findAllByRole('heading', { name: '納品書' })).toHaveLength(2)
    expect(sent('documents')).toHaveLength(1)
  })

  it('prints the window, once there is something', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const { person, sent } = renderMerchandising(<PrintPage />, {
      search: '?kind=invoice&of=orders&ids=o1',
      answers: { 'operations/documents': { kind: 'invoice', documents: [invoice()], refused: [] } },
    })
    await screen.findByRole('article')
    expect(sent('documents')).toEqual([{ orders: ['o1'] }])
    await person.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('says what was left out and why, and prints nothing where nothing is left', async () => {
    renderMerchandising(<PrintPage />, {
      search: '?kind=label&of=shipments&ids=p1',
      answers: {
        'operations/documents': {
          kind: 'label',
          documents: [],
          refused: [{ id: 'p1', name: 'SH-000042', code: 'order-on-hold' }],
        },
      },
    })
    const notice = await screen.findByRole('alert')
    expect(within(notice).getByRole('listitem').textContent).toContain(
      'SH-000042 The order is on hold. Release it first.',
    )
    expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true)
  })

  it('says so where the server refuses, and asks again by hand', async () => {
    let calls = 0
    const { person } = renderMerchandising(<PrintPage />, {
      search: '?kind=label&of=shipments&ids=p1',
      answers: {
        'operations/documents': () => {
          vi.spyOn(console, 'error').mockImplementation(() => undefined)
          calls++
          if (calls === 1) throw new Error('You may not do this.')
          return { kind: 'label', documents: [parcel()], refused: [] }
        },
      },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('You may not do this.')
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article')).toBeTruthy()
  })

  it('has nothing to say without a wish', async () => {
    renderMerchandising(<PrintPage />, { search: '?kind=label' })
    expect(await screen.findByText('There is nothing to print.')).toBeTruthy()
  })
})

describe('the dialog before it', () => {
  const open = (resource: keyof typeof resources, permissions?: object[]) => {
    const opened = vi.spyOn(window, 'open').mockImplementation(() => null)
    const view = renderMerchandising(
      <PrintDialog
        resource={resources[resource] as never}
        records={[{ id: 'r1' }, { id: 'r2' }] as never}
        close={() => undefined}
      />,
      permissions ? { permissions: permissions as never } : {},
    )
    return { ...view, opened }
  }
  const kinds = async () => {
    const box = await screen.findByRole('combobox', { name: 'Document', hidden: true })
    return within(box)
      .getAllByRole('option', { hidden: true })
      .map(({ textContent }) => textContent)
  }

  it('offers for orders all papers, and opens what was chosen in a window of its own', async () => {
    const { person, opened } = open('order')
    expect(await kinds()).toEqual(['Invoice', 'Packing slip', 'Label', 'Pick list', 'Manifest'])
    await person.selectOptions(screen.getByRole('combobox', { name: 'Document', hidden: true }), 'label')
    await person.selectOptions(screen.getByRole('combobox', { name: /Size/, hidden: true }), 'roll')
    await person.click(screen.getByRole('button', { name: 'Open to print', hidden: true }))
    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith(
        '/app/print?kind=label&of=orders&ids=r1%2Cr2&language=customer&size=roll',
        '_blank',
        'noopener',
      ),
    )
  })

  it('offers what the person may print, and of invoices only invoices', async () => {
    open('shipment', [{ key: 'shipment', view: true, print: true }])
    expect(await kinds()).toEqual(['Packing slip', 'Label', 'Pick list', 'Manifest'])
  })

  it('offers invoices for an invoice', async () => {
    open('invoice')
    expect(await kinds()).toEqual(['Invoice'])
  })

  it('says that there is nothing for whoever may print none of them', async () => {
    open('order', [{ key: 'order', view: true }])
    expect(await screen.findByText('You may not print any of these.')).toBeTruthy()
  })
})

describe('labels of products', () => {
  it('are asked for with their number, and opened in a window of their own', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const { person } = renderMerchandising(
      <ProductLabelsDialog
        resource={resources.product}
        records={[{ id: 'p1' }, { id: 'p2' }] as never}
        close={() => undefined}
      />,
    )
    const count = await screen.findByRole('textbox', { name: 'Labels of each variant', hidden: true })
    const open = screen.getByRole<HTMLButtonElement>('button', { name: 'Open to print', hidden: true })
    for (const wrong of ['0', '101', '1.5', 'x']) {
      await person.clear(count)
      await person.type(count, wrong)
      expect(open.disabled).toBe(true)
    }
    expect(screen.getByText('A whole number from 1 to 100.')).toBeTruthy()
    await person.clear(count)
    await person.type(count, '12')
    await person.click(open)
    expect(opened).toHaveBeenLastCalledWith(
      '/app/print?kind=productLabel&of=products&ids=p1%2Cp2&language=en&copies=12',
      '_blank',
      'noopener',
    )
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'How many of each', hidden: true }),
      'stock',
    )
    await person.click(open)
    expect(opened.mock.lastCall?.[0]).toContain('copies=stock')
  })

  it('are counted one by one, in the language of the page unless another is chosen', async () => {
    const { person, sent } = renderMerchandising(<PrintPage />, {
      search: '?kind=productLabel&of=variants&ids=v1&copies=3',
      answers: {
        'operations/documents': {
          kind: 'productLabel',
          documents: [productLabel({ copies: 3 })],
          refused: [],
        },
      },
    })
    expect(await screen.findAllByRole('article')).toHaveLength(3)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('3 documents')
    expect(sent('documents')).toEqual([{ variants: ['v1'], copies: 3 }])
    const language = screen.getByRole('combobox', { name: 'Language of the document' })
    expect(within(language).queryByRole('option', { name: 'Of the customer' })).toBeNull()
    await person.selectOptions(language, 'ja')
    expect(await screen.findAllByText('Indigo Loom · クルタ')).toHaveLength(3)
  })
})
