import { invoiceContent } from '../../documents/rules/invoiceContent.ts'
import type { Paper } from '../../documents/rules/paper.ts'
import type { PrintedInvoice } from '../../documents/rules/printed.ts'
import { Facts } from './Facts.tsx'
import { PaperTable } from './PaperTable.tsx'
import { Party } from './Party.tsx'
import css from './print.module.css'

/** A tax invoice or credit note on A4 (areas, S5): its table runs over as many pages as it needs, the heads repeated. */
export function InvoicePaper({ document: invoice, paper }: { document: PrintedInvoice; paper: Paper }) {
  const content = invoiceContent(invoice, paper)
  const { seller, summary, total, inWords } = content
  return (
    <article className={css.sheet} lang={paper.locale} aria-label={invoice.number}>
      <header className={css.head}>
        <div>
          <p className={css.brand}>{seller.name}</p>
          {seller.lines.map((line) => (
            <p key={line} className={css.small}>
              <bdi>{line}</bdi>
            </p>
          ))}
        </div>
        <div className={css.title}>
          <h2>{content.title}</h2>
          <p className={css.number}>
            <bdi dir="ltr">{invoice.number}</bdi>
          </p>
        </div>
      </header>
      <div className={css.parties}>
        {content.parties.map((party) => (
          <Party key={party.title} {...party} />
        ))}
        <Facts facts={content.facts} />
      </div>
      <PaperTable className={css.lines} table={content.lines} />
      <div className={css.ending}>
        <PaperTable className={css.summary} title={summary.title} table={summary} />
        <dl className={css.totals}>
          {content.sums.map(([label, amount]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
          <div className={css.grand}>
            <dt>{total[0]}</dt>
            <dd>{total[1]}</dd>
          </div>
        </dl>
      </div>
      <footer className={css.foot}>
        <p>
          {paper.pair(inWords[0], '')}
          <span lang="en">{inWords[1]}</span>
        </p>
        {content.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p className={css.signature}>
          {seller.name}
          <span>{content.signature}</span>
        </p>
      </footer>
    </article>
  )
}
