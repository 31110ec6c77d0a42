import type { PrintedInvoice } from '../../shop/documents/printed.ts'
import type { Paper } from './paper.ts'
import css from './print.module.css'

/** The lines of an invoice with their taxes; only the taxes that it has are columns. */
export function InvoiceLines({ invoice, paper }: { invoice: PrintedInvoice; paper: Paper }) {
  const { texts, amount, percent } = paper
  const charges: Readonly<Record<string, string>> = texts.charges
  const taxes = (['cgst', 'sgst', 'igst', 'cess'] as const).filter((name) => invoice[name] !== 0)
  return (
    <table className={css.lines}>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{texts.item}</th>
          <th scope="col">{texts.hsn}</th>
          <th scope="col" data-end>
            {texts.quantity}
          </th>
          <th scope="col" data-end>
            {texts.price}
          </th>
          <th scope="col" data-end>
            {texts.discount}
          </th>
          <th scope="col" data-end>
            {texts.taxable}
          </th>
          <th scope="col" data-end>
            {texts.rate}
          </th>
          {taxes.map((name) => (
            <th key={name} scope="col" data-end>
              {texts[name]}
            </th>
          ))}
          <th scope="col" data-end>
            {texts.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map((line, index) => (
          <tr key={line.id}>
            <td>{index + 1}</td>
            <td>
              {line.charge ? (charges[line.charge] ?? line.charge) : line.name}
              {line.sku && (
                <div className={css.small}>
                  <bdi dir="ltr">{line.sku}</bdi>
                </div>
              )}
            </td>
            <td>{line.hsn}</td>
            <td data-end>{line.quantity}</td>
            <td data-end>{amount(line.unitPrice)}</td>
            <td data-end>{line.discount ? amount(line.discount) : ''}</td>
            <td data-end>{amount(line.taxable)}</td>
            <td data-end>{percent(line.rate)}</td>
            {taxes.map((name) => (
              <td key={name} data-end>
                {amount(line[name])}
              </td>
            ))}
            <td data-end>{amount(line.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
