import { addressLines, filled, type Paper } from '../../documents/rules/paper.ts'
import type { PrintedParcel } from '../../documents/rules/printed.ts'
import { Barcode } from './Barcode.tsx'
import css from './print.module.css'

/** The label of a parcel, 100 by 150 millimetres: where it goes, what is collected, and the number that couriers scan. */
export function LabelPaper({ document: parcel, paper }: { document: PrintedParcel; paper: Paper }) {
  const { texts, money } = paper
  const { shipTo, sender, weight, size, cod } = parcel
  const [name, ...lines] = addressLines(shipTo)
  const phone = shipTo ? String(shipTo.phone) : ''
  return (
    <article className={css.label} lang={paper.locale} aria-label={parcel.awb ?? parcel.number}>
      <div className={css.labelTop}>
        <strong>{[parcel.courier, parcel.service].filter(Boolean).join(' · ') || sender.name}</strong>
        <span className={css.pin}>{shipTo?.pincode}</span>
      </div>
      <Barcode text={parcel.awb ?? parcel.number} />
      <div className={css.labelTo}>
        <p className={css.small}>{texts.shipTo}</p>
        <p className={css.strong}>{name}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {phone && (
          <p>
            {texts.phone} <bdi dir="ltr">{phone}</bdi>
          </p>
        )}
      </div>
      <p className={css.collect} data-cod={cod !== null || undefined}>
        {cod === null ? texts.prepaid : filled(texts.collect, { amount: money(cod) })}
      </p>
      <div className={css.labelFoot}>
        <div>
          <p className={css.small}>{texts.sender}</p>
          <p className={css.strong}>{sender.name}</p>
          <p className={css.small}>{sender.address}</p>
          {sender.gstin && (
            <p className={css.small}>
              {texts.gstin} {sender.gstin}
            </p>
          )}
        </div>
        <div className={css.labelFacts}>
          <p>
            {texts.order} <bdi dir="ltr">{parcel.orderNumber}</bdi>
          </p>
          <p>
            <bdi dir="ltr">{parcel.number}</bdi>
          </p>
          {weight !== null && (
            <p>
              {texts.weight} {weight} g
            </p>
          )}
          {size && (
            <p>
              {texts.size} {size.map((side) => side / 10).join(' × ')} cm
            </p>
          )}
          <p>
            {texts.pieces} {parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0)}
          </p>
        </div>
      </div>
    </article>
  )
}
