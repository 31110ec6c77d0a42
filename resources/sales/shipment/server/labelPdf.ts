import type { Content } from 'pdfmake/interfaces'
import { mm, small, written } from '../../../../server/pdf/pieces.ts'
import { printPdf } from '../../../../server/pdf/printPdf.ts'
import { code128 } from '../../../shared/documents/rules/code128.ts'
import { addressLines, filled, type Paper } from '../../../shared/documents/rules/paper.ts'
import type { PrintedParcel } from '../../../shared/documents/rules/printed.ts'

const [width, height, margin] = [100 * mm, 150 * mm, 5 * mm]

/** The label of a parcel as a PDF of 100 by 150 millimetres, as the page that prints has it (`resources/shared/print/screens/LabelPaper.tsx`). */
export function labelPdf(parcel: PrintedParcel, { texts, money, locale }: Paper): Promise<Buffer> {
  const { sender, shipTo, cod, courier, service, weight, size, lines } = parcel
  const [name = '', ...address] = addressLines(shipTo)
  const number = parcel.awb ?? parcel.number
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return printPdf({
    info: { title: number, author: sender.name },
    language: locale,
    pageSize: { width, height },
    pageMargins: margin,
    defaultStyle: { fontSize: 10 },
    content: [
      {
        columns: [
          { text: written([courier, service].filter(Boolean).join(' · ') || sender.name), bold: true },
          { text: shipTo?.pincode ?? '', bold: true, fontSize: 16, width: 'auto' },
        ],
      },
      ...barcode(number),
      { text: number, alignment: 'center', margin: [0, 2, 0, 8] },
      small(texts.shipTo),
      { text: written(name), bold: true, fontSize: 12 },
      ...address.map((line) => ({ text: written(line) })),
      ...(shipTo ? [{ text: `${texts.phone} ${shipTo.phone}` }] : []),
      {
        text: written(cod === null ? texts.prepaid : filled(texts.collect, { amount: money(cod) })),
        bold: true,
        fontSize: 13,
        alignment: 'center',
        margin: [0, 10, 0, 10],
      },
      {
        columnGap: 4 * mm,
        columns: [
          [
            small(texts.sender),
            { text: written(sender.name), bold: true },
            small(sender.address),
            ...(sender.gstin ? [small(`${texts.gstin} ${sender.gstin}`)] : []),
          ],
          [
            small(`${texts.order} ${parcel.orderNumber}`),
            small(parcel.number),
            ...(weight === null ? [] : [small(`${texts.weight} ${weight} g`)]),
            ...(size ? [small(`${texts.size} ${size.map((side) => side / 10).join(' × ')} cm`)] : []),
            small(`${texts.pieces} ${pieces}`),
          ],
        ],
      },
    ],
  })
}

/** The bars across the width of the label, ten modules of white on both sides; none where the text cannot be encoded. */
function barcode(text: string): Content[] {
  const code = code128(text)
  if (!code) return []
  const module = (width - 2 * margin) / (code.width + 20)
  const bars = code.bars.map(([at, wide]) => ({
    type: 'rect' as const,
    x: (at + 10) * module,
    y: 6,
    w: wide * module,
    h: 18 * mm,
    color: '#000',
    lineWidth: 0,
  }))
  return [{ canvas: bars }]
}
