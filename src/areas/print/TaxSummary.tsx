import { hsnSummary } from '../../shop/documents/hsnSummary.ts'
import type { PrintedInvoice } from '../../shop/documents/printed.ts'
import type { Paper } from './paper.ts'
import css from './print.module.css'

/** The taxes of an invoice summed up by HSN code and rate. */
export function TaxSummary({ invoice, paper }: { invoice: PrintedInvoice; paper: Paper }) {
  const { texts, amount, percent } = paper
  const taxes = (['cgst', 'sgst', 'igst', 'cess'] as const).filter((name) => invoice[name] !== 0)
  return (
    <table className={css.summary}>
      <caption>{texts.taxSummary}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.hsn}</th>
          <th scope="col" data-end>
            {texts.rate}
          </th>
          <th scope="col" data-end>
            {texts.taxable}
          </th>
          {taxes.map((name) => (
            <th key={name} scope="col" data-end>
              {texts[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hsnSummary(invoice.lines).map((row) => (
          <tr key={`${row.hsn} ${row.rate}`}>
            <td>{row.hsn || '–'}</td>
            <td data-end>{percent(row.rate)}</td>
            <td data-end>{amount(row.taxable)}</td>
            {taxes.map((name) => (
              <td key={name} data-end>
                {amount(row[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
