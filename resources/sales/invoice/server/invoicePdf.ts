import type { Content, ContentColumns, ContentTable, TableCell } from 'pdfmake/interfaces'
import { mm, muted, small, written } from '../../../../server/pdf/pieces.ts'
import { printPdf } from '../../../../server/pdf/printPdf.ts'
import { invoiceContent, type PaperTable } from '../../../shared/documents/rules/invoiceContent.ts'
import type { Paper } from '../../../shared/documents/rules/paper.ts'
import type { PrintedInvoice } from '../../../shared/documents/rules/printed.ts'

/** A tax invoice or credit note as a PDF on A4, as the page that prints has it (`resources/shared/print/screens/InvoicePaper.tsx`). */
export function invoicePdf(invoice: PrintedInvoice, paper: Paper): Promise<Buffer> {
  const { title, seller, parties, facts, lines, summary, sums, total, inWords, notes, signature } =
    invoiceContent(invoice, paper)
  return printPdf({
    info: { title: `${title} ${invoice.number}`, author: seller.name },
    language: paper.locale,
    pageSize: 'A4',
    pageMargins: 12 * mm,
    defaultStyle: { fontSize: 9, lineHeight: 1.15 },
    footer: (page, pages) => ({
      text: `${invoice.number} · ${page} / ${pages}`,
      fontSize: 7,
      color: muted,
      alignment: 'center',
    }),
    content: [
      {
        columns: [
          {
            width: '*',
            stack: [{ text: written(seller.name), fontSize: 14, bold: true }, ...seller.lines.map(small)],
          },
          {
            width: 'auto',
            alignment: 'right',
            stack: [
              { text: title, fontSize: 13, bold: true },
              { text: invoice.number, fontSize: 11 },
            ],
          },
        ],
      },
      { canvas: [{ type: 'line', x1: 0, y1: 4 * mm, x2: 186 * mm, y2: 4 * mm, lineWidth: 1.5 }] },
      {
        margin: [0, 4 * mm, 0, 4 * mm],
        columnGap: 6 * mm,
        columns: [
          ...parties.filter(({ lines: [name] }) => name).map(party),
          { stack: facts.filter(([, value]) => value).map(fact) },
        ],
      },
      tableOf(lines, 1),
      {
        margin: [0, 4 * mm, 0, 0],
        columnGap: 6 * mm,
        unbreakable: true,
        columns: [
          { width: '*', stack: [small(summary.title), tableOf(summary, 0)] },
          {
            width: 60 * mm,
            stack: [...sums.map(fact), { ...fact(total), bold: true, fontSize: 11 }],
          },
        ],
      },
      {
        margin: [0, 5 * mm, 0, 0],
        unbreakable: true,
        stack: [
          { text: written(inWords.join(': ')) },
          ...notes.map(small),
          { text: written(seller.name), alignment: 'right', margin: [0, 6 * mm, 0, 0] },
          { ...small(signature), alignment: 'right' },
        ],
      },
    ],
  })
}

const party = ({
  title,
  lines: [name = '', ...rest],
}: {
  title: string
  lines: readonly string[]
}): Content => ({
  stack: [
    small(title),
    { text: written(name), bold: true },
    ...rest.map((line) => ({ text: written(line) })),
  ],
})

const fact = ([label, value]: readonly [string, string | null]): ContentColumns => ({
  columns: [
    { text: written(label), color: muted },
    { text: written(value ?? ''), alignment: 'right' },
  ],
})

/** A table whose widest column, counted from 0, takes the room that the others leave; its head is repeated on every page. */
function tableOf({ heads, rows }: PaperTable, widest: number): ContentTable {
  const alignments = heads.map(({ isEnd }) => (isEnd ? ('right' as const) : ('left' as const)))
  const cell = (text: string | readonly [string, string], at: number): TableCell => {
    const alignment = alignments[at]
    return typeof text === 'string'
      ? { text: written(text), alignment }
      : { stack: [{ text: written(text[0]) }, small(text[1])], alignment }
  }
  return {
    fontSize: 8,
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: heads.map((_, at) => (at === widest ? '*' : 'auto')),
      body: [
        heads.map(({ text }, at) => ({ text: written(text), bold: true, alignment: alignments[at] })),
        ...rows.map((cells) => cells.map(cell)),
      ],
    },
  }
}
