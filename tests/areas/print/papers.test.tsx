import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Paper, paperOf } from '../../../resources/shared/documents/rules/paper.ts'
import { Barcode } from '../../../resources/shared/print/screens/Barcode.tsx'
import { documentTexts } from '../../../resources/shared/print/screens/documentTexts.ts'
import { InvoicePaper } from '../../../resources/shared/print/screens/InvoicePaper.tsx'
import { LabelPaper } from '../../../resources/shared/print/screens/LabelPaper.tsx'
import { ManifestPaper } from '../../../resources/shared/print/screens/ManifestPaper.tsx'
import { PackingSlipPaper } from '../../../resources/shared/print/screens/PackingSlipPaper.tsx'
import { PickListPaper } from '../../../resources/shared/print/screens/PickListPaper.tsx'
import { ProductLabelPaper } from '../../../resources/shared/print/screens/ProductLabelPaper.tsx'
import { locales } from '../../../src/core/locale.ts'
import { invoice, parcel, productLabel } from './documents.ts'

const papers = Object.fromEntries(
  await Promise.all(
    locales.map(async (locale) => [locale, paperOf(locale, await documentTexts(locale))] as const),
  ),
) as Record<(typeof locales)[number], Paper>

/** All that a text has to be filled in with, and was not. */
const gaps = (container: HTMLElement) => container.textContent?.match(/%\{\w+\}|undefined|NaN|null/g)

describe('an invoice on paper', () => {
  it.each(locales)('says in %s who sells to whom, what, for how much, and its taxes', (locale) => {
    const { container } = render(<InvoicePaper document={invoice()} paper={papers[locale]} />)
    const { texts } = papers[locale]
    expect(screen.getByRole('article', { name: 'INV/26-27/000123' }).lang).toBe(locale)
    expect(screen.getByRole('heading', { name: texts.titles.invoice })).toBeTruthy()
    expect(container.textContent).toContain('29ABCDE1234F1Z5')
    expect(container.textContent).toContain('29-Karnataka')
    expect(container.textContent).toContain('ABCDE1234F')
    expect(container.textContent).toContain(papers[locale].pair(texts.grievanceOfficer, 'Leela Thomas'))
    expect(container.textContent).toContain(texts.methods.cod)
    const [lines, summary] = screen.getAllByRole('table') as [HTMLElement, HTMLElement]
    expect(within(lines).getAllByRole('row')).toHaveLength(3)
    expect(within(lines).queryByRole('columnheader', { name: texts.igst })).toBeNull()
    expect(within(lines).getByRole('columnheader', { name: texts.cgst })).toBeTruthy()
    expect(within(summary).getAllByRole('row')).toHaveLength(3)
    expect(gaps(container)).toBeNull()
  })

  it('writes rupees as India does, and the amount in words', () => {
    const { container } = render(<InvoicePaper document={invoice()} paper={papers.en} />)
    expect(container.textContent).toContain('₹1,02,100.00')
    expect(container.textContent).toContain('Rupees one lakh two thousand one hundred only')
  })

  it('is a credit note that names the invoice it corrects', () => {
    const note = invoice({ kind: 'creditNote', number: 'CRN/26-27/000001', corrects: ['INV/26-27/000123'] })
    const { container } = render(<InvoicePaper document={note} paper={papers.fr} />)
    expect(screen.getByRole('heading', { name: 'Facture d’avoir' })).toBeTruthy()
    expect(container.textContent).toContain('Corrige la factureINV/26-27/000123')
    expect(container.textContent).not.toContain(papers.fr.texts.methods.cod)
  })

  it('goes without what it does not have', () => {
    const bare = invoice({
      gstin: null,
      address: null,
      shipTo: null,
      awb: null,
      shipmentNumber: null,
      supplierState: null,
      placeOfSupply: null,
      paymentMethod: null,
    })
    const { container } = render(<InvoicePaper document={bare} paper={papers.en} />)
    expect(container.textContent).toContain('Asha Rao')
    expect(container.textContent).not.toContain('Place of supply')
    expect(gaps(container)).toBeNull()
  })
})

describe('the papers of a parcel', () => {
  it.each(locales)('the slip in %s lists what lies in it and names no price', (locale) => {
    const { container } = render(<PackingSlipPaper document={parcel()} paper={papers[locale]} />)
    expect(screen.getAllByRole('row')).toHaveLength(3)
    expect(screen.getByRole('img', { name: 'SH-000042' })).toBeTruthy()
    expect(container.textContent).not.toMatch(/₹|INR/)
    expect(container.textContent).toContain('Happy birthday')
    expect(gaps(container)).toBeNull()
  })

  it.each(locales)('the label in %s is scanned by its AWB and says what is collected', (locale) => {
    const { container } = render(<LabelPaper document={parcel()} paper={papers[locale]} />)
    expect(screen.getByRole('img', { name: '1492553011' })).toBeTruthy()
    expect(container.textContent).toContain('+919876543210')
    expect(container.textContent).toContain('560025')
    expect(container.textContent).toMatch(/1[,\s]?299[.,]00/)
    expect(gaps(container)).toBeNull()
  })

  it('the label of a paid parcel without an AWB has its own number', () => {
    const { container } = render(<LabelPaper document={parcel({ cod: null, awb: null })} paper={papers.en} />)
    expect(screen.getByRole('img', { name: 'SH-000042' })).toBeTruthy()
    expect(container.textContent).toContain('collect nothing')
  })
})

describe('the lists', () => {
  it.each(locales)('in %s sum up what is fetched and what a courier took', (locale) => {
    const at = '2026-11-20T10:00:00.000Z'
    const rows = [{ sku: 'KUR-M', name: 'Kurta, M', quantity: 3, orders: [{ number: 'AT-1', quantity: 3 }] }]
    const list = render(
      <PickListPaper document={{ location: 'Bengaluru', at, rows }} paper={papers[locale]} />,
    )
    expect(list.container.textContent).toContain('AT-1 × 3')
    expect(gaps(list.container)).toBeNull()
    const taken = { number: 'SH-1', orderNumber: 'AT-1', awb: 'A1', destination: 'Pune 411001, Maharashtra' }
    const manifest = render(
      <ManifestPaper
        document={{
          courier: 'Delhivery',
          location: 'Bengaluru',
          number: 'MF-000001',
          at,
          rows: [
            { ...taken, weight: null, pieces: 2, cod: 129_900 },
            { ...taken, number: 'SH-2', weight: 400, pieces: 1, cod: null },
          ],
        }}
        paper={papers[locale]}
      />,
    )
    expect(manifest.container.textContent).toContain('MF-000001')
    expect(gaps(manifest.container)).toBeNull()
  })
})

describe('a bar code', () => {
  it('has room on both sides, and is text alone where it cannot be drawn', () => {
    const { container, rerender } = render(<Barcode text="SH-000042" />)
    const [left, , width] = (container.querySelector('svg')?.getAttribute('viewBox') ?? '').split(' ')
    expect(left).toBe('-10')
    expect(Number(width)).toBeGreaterThan(100)
    rerender(<Barcode text="注文" />)
    expect(container.querySelector('svg')).toBeNull()
    expect(container.textContent).toBe('注文')
  })
})

describe('the label of a product', () => {
  it.each(locales)(
    'says in %s what it is, what it costs at most and who made it, as often as asked',
    (locale) => {
      const { container } = render(<ProductLabelPaper document={productLabel()} paper={papers[locale]} />)
      const labels = screen.getAllByRole('article', { name: 'KUR-IVR-M' })
      expect(labels.map(({ lang }) => lang)).toEqual([locale, locale])
      const [label] = labels as [HTMLElement]
      expect(within(label).getByRole('img', { name: '4006381333931' })).toBeTruthy()
      expect(label.textContent).toContain(locale === 'ja' ? 'Indigo Loom · クルタ' : 'Indigo Loom · Kurta')
      expect(label.textContent).toContain('Ivory / M')
      expect(label.textContent).toMatch(/1.?999[.,]00/u)
      expect(label.textContent).toContain('Mill, Bengaluru')
      expect(gaps(container)).toBeNull()
    },
  )

  it('has its SKU as the bar code where it has no other, and says nothing of what it does not know', () => {
    const bare = productLabel({
      copies: 1,
      barcode: null,
      brand: null,
      styleCode: null,
      options: [],
      genericName: null,
      netQuantity: null,
      manufacturedIn: null,
      countryOfOrigin: null,
      manufacturer: null,
      careContact: null,
    })
    const { container } = render(<ProductLabelPaper document={bare} paper={papers.en} />)
    expect(screen.getByRole('img', { name: 'KUR-IVR-M' })).toBeTruthy()
    expect(container.textContent).toBe('KurtaKUR-IVR-MMRP ₹1,999.00 (incl. of all taxes)')
  })
})
