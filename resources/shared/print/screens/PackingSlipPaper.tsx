import { addressLines, filled, type Paper } from '../../documents/rules/paper.ts'
import type { PrintedParcel } from '../../documents/rules/printed.ts'
import { Barcode } from './Barcode.tsx'
import { Facts } from './Facts.tsx'
import { Party } from './Party.tsx'
import css from './print.module.css'

/** What lies in a parcel, without prices: it goes to whoever opens it, who may have got it as a gift. */
export function PackingSlipPaper({ document: parcel, paper }: { document: PrintedParcel; paper: Paper }) {
  const { texts, day, pair } = paper
  const { sender, lines } = parcel
  const contact = [sender.email, sender.phone].filter(Boolean).join(' · ')
  return (
    <article className={css.sheet} lang={paper.locale} aria-label={parcel.number}>
      <header className={css.head}>
        <div>
          <p className={css.brand}>{sender.name}</p>
          <p className={css.small}>{sender.address}</p>
        </div>
        <div className={css.title}>
          <h2>{texts.titles.packingSlip}</h2>
          <Barcode text={parcel.number} />
        </div>
      </header>
      <div className={css.parties}>
        <Party title={texts.shipTo} lines={addressLines(parcel.shipTo)} />
        <Facts
          facts={[
            [texts.order, parcel.orderNumber],
            [texts.orderDate, day(parcel.placedAt)],
            [texts.courier, parcel.courier],
            [texts.awb, parcel.awb],
            [texts.pieces, String(lines.reduce((sum, { quantity }) => sum + quantity, 0))],
          ]}
        />
      </div>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{texts.item}</th>
            <th scope="col">SKU</th>
            <th scope="col" data-end>
              {texts.quantity}
            </th>
            <th scope="col" data-end>
              {texts.checked}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.sku ?? line.name}>
              <td>{index + 1}</td>
              <td>{line.name}</td>
              <td>
                <bdi dir="ltr">{line.sku}</bdi>
              </td>
              <td data-end>{line.quantity}</td>
              <td data-end>
                <span className={css.tick} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className={css.foot}>
        {parcel.isGift && <p className={css.strong}>{texts.gift}</p>}
        {parcel.giftMessage && <p>{pair(texts.giftMessage, parcel.giftMessage)}</p>}
        {parcel.customerNote && <p>{pair(texts.customerNote, parcel.customerNote)}</p>}
        <p>{texts.thanks}</p>
        {contact && <p>{filled(texts.help, { contact })}</p>}
      </footer>
    </article>
  )
}
