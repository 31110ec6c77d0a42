import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { filled, type Paper } from '../../documents/rules/paper.ts'
import type { PickList } from '../../documents/rules/printed.ts'
import css from './print.module.css'

/** What to fetch at one place, by SKU, for how many orders together. */
export function PickListPaper({ document: list, paper }: { document: PickList; paper: Paper }) {
  const punctuation = usePunctuation()
  const { texts, moment } = paper
  return (
    <article className={css.sheet} lang={paper.locale} aria-label={list.location}>
      <header className={css.head}>
        <div>
          <p className={css.brand}>{list.location || '–'}</p>
          <p className={css.small}>{filled(texts.printedAt, { time: moment(list.at) })}</p>
        </div>
        <div className={css.title}>
          <h2>{texts.titles.pickList}</h2>
          <p>
            {texts.pieces} {list.rows.reduce((sum, { quantity }) => sum + quantity, 0)}
          </p>
        </div>
      </header>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col">SKU</th>
            <th scope="col">{texts.item}</th>
            <th scope="col" data-end>
              {texts.quantity}
            </th>
            <th scope="col">{texts.forOrders}</th>
            <th scope="col" data-end>
              {texts.picked}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.rows.map((row) => (
            <tr key={row.sku}>
              <td>
                <bdi dir="ltr">{row.sku}</bdi>
              </td>
              <td>{row.name}</td>
              <td data-end className={css.strong}>
                {row.quantity}
              </td>
              <td className={css.small}>
                <bdi dir="ltr">
                  {punctuation.list(row.orders.map(({ number, quantity }) => `${number} × ${quantity}`))}
                </bdi>
              </td>
              <td data-end>
                <span className={css.tick} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
