import type { Paper } from '../../documents/rules/paper.ts'
import type { Manifest } from '../../documents/rules/printed.ts'
import { Facts } from './Facts.tsx'
import css from './print.module.css'

/** The parcels that a courier takes along; its driver signs for them. */
export function ManifestPaper({ document: manifest, paper }: { document: Manifest; paper: Paper }) {
  const { texts, moment, amount } = paper
  const { rows } = manifest
  return (
    <article className={css.sheet} lang={paper.locale} aria-label={manifest.number ?? manifest.courier}>
      <header className={css.head}>
        <div>
          <p className={css.brand}>{manifest.courier}</p>
          <p className={css.small}>{manifest.location}</p>
        </div>
        <div className={css.title}>
          <h2>{texts.titles.manifest}</h2>
          <p className={css.number}>
            <bdi dir="ltr">{manifest.number}</bdi>
          </p>
        </div>
      </header>
      <Facts
        facts={[
          [texts.date, moment(manifest.at)],
          [texts.parcels, String(rows.length)],
          [texts.cod, amount(rows.reduce((sum, { cod }) => sum + (cod ?? 0), 0))],
        ]}
      />
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{texts.awb}</th>
            <th scope="col">{texts.shipment}</th>
            <th scope="col">{texts.order}</th>
            <th scope="col">{texts.destination}</th>
            <th scope="col" data-end>
              {texts.pieces}
            </th>
            <th scope="col" data-end>
              {texts.weight}
            </th>
            <th scope="col" data-end>
              {texts.cod}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.number}>
              <td>{index + 1}</td>
              <td>
                <bdi dir="ltr">{row.awb}</bdi>
              </td>
              <td>
                <bdi dir="ltr">{row.number}</bdi>
              </td>
              <td>
                <bdi dir="ltr">{row.orderNumber}</bdi>
              </td>
              <td>{row.destination}</td>
              <td data-end>{row.pieces}</td>
              <td data-end>{row.weight === null ? '' : `${row.weight} g`}</td>
              <td data-end>{amount(row.cod)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className={css.signatures}>
        <p>{texts.handedOver}</p>
        <p>{texts.driver}</p>
      </footer>
    </article>
  )
}
