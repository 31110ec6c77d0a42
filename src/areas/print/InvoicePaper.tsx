import { amountInWords } from '../../shop/documents/amountInWords.ts'
import type { PrintedInvoice } from '../../shop/documents/printed.ts'
import { filled } from './documentTexts.ts'
import { Facts } from './Facts.tsx'
import { InvoiceLines } from './InvoiceLines.tsx'
import { Party } from './Party.tsx'
import { addressLines, type Paper } from './paper.ts'
import css from './print.module.css'
import { TaxSummary } from './TaxSummary.tsx'

/** A tax invoice or credit note on A4 (areas, S5): its table runs over as many pages as it needs, the heads repeated. */
export function InvoicePaper({ document: invoice, paper }: { document: PrintedInvoice; paper: Paper }) {
  const { texts, day, money } = paper
  const { supplier, kind } = invoice
  const contact = [supplier.email, supplier.phone].filter(Boolean).join(' · ')
  const shipTo = addressLines(invoice.shipTo)
  return (
    <article className={css.sheet} lang={paper.locale} aria-label={invoice.number}>
      <header className={css.head}>
        <div>
          <p className={css.brand}>{supplier.name}</p>
          <p className={css.small}>{supplier.address}</p>
          {supplier.gstin && (
            <p className={css.small}>
              {texts.gstin} <bdi dir="ltr">{supplier.gstin}</bdi>
            </p>
          )}
          {(['pan', 'cin'] as const).map(
            (name) =>
              invoice.shop[name] && (
                <p key={name} className={css.small}>
                  {texts[name]} <bdi dir="ltr">{invoice.shop[name]}</bdi>
                </p>
              ),
          )}
          {invoice.supplierState && (
            <p className={css.small}>
              {texts.stateOfSupplier} {invoice.supplierState}
            </p>
          )}
        </div>
        <div className={css.title}>
          <h2>{texts.titles[kind]}</h2>
          <p className={css.number}>
            <bdi dir="ltr">{invoice.number}</bdi>
          </p>
        </div>
      </header>
      <div className={css.parties}>
        <Party
          title={texts.billTo}
          lines={
            invoice.address ? addressLines(invoice.address) : [invoice.customerName ?? ''].filter(Boolean)
          }
          more={invoice.gstin ? [`${texts.gstin} ${invoice.gstin}`] : []}
        />
        <Party title={texts.shipTo} lines={shipTo} />
        <Facts
          facts={[
            [texts.date, day(invoice.issuedAt)],
            [texts.order, invoice.orderNumber],
            [texts.orderDate, day(invoice.placedAt)],
            [texts.corrects, invoice.corrects.join(', ')],
            [texts.shipment, invoice.shipmentNumber],
            [texts.awb, invoice.awb],
            [texts.payment, kind === 'invoice' ? methodOf(paper, invoice.paymentMethod) : null],
            [texts.reason, invoice.reason],
            [texts.placeOfSupply, invoice.placeOfSupply],
          ]}
        />
      </div>
      <InvoiceLines invoice={invoice} paper={paper} />
      <div className={css.ending}>
        <TaxSummary invoice={invoice} paper={paper} />
        <dl className={css.totals}>
          {(['taxable', 'cgst', 'sgst', 'igst', 'cess'] as const).map((name) =>
            invoice[name] === 0 && name !== 'taxable' ? null : (
              <div key={name}>
                <dt>{texts[name]}</dt>
                <dd>{money(invoice[name])}</dd>
              </div>
            ),
          )}
          {invoice.roundOff !== 0 && (
            <div>
              <dt>{texts.roundOff}</dt>
              <dd>{money(invoice.roundOff)}</dd>
            </div>
          )}
          <div className={css.grand}>
            <dt>{texts.total}</dt>
            <dd>{money(invoice.total)}</dd>
          </div>
        </dl>
      </div>
      <footer className={css.foot}>
        <p>
          {texts.inWords}: <span lang="en">{amountInWords(invoice.total)}</span>
        </p>
        <p>
          {texts.reverseCharge} · {texts.computerMade}
        </p>
        {contact && <p>{filled(texts.help, { contact })}</p>}
        {invoice.shop.grievanceOfficer && (
          <p>
            {texts.grievanceOfficer}: {invoice.shop.grievanceOfficer}
          </p>
        )}
        <p className={css.signature}>
          {supplier.name}
          <span>{texts.signature}</span>
        </p>
      </footer>
    </article>
  )
}

function methodOf({ texts }: Paper, method: string | null): string | null {
  const names: Readonly<Record<string, string>> = texts.methods
  return method === null ? null : (names[method] ?? method)
}
