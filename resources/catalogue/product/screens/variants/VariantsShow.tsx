import { Swatch } from '../../../../../src/fields/cellParts.tsx'
import { formatNumber } from '../../../../../src/fields/decimal/formatNumber.ts'
import RowsShow from '../../../../../src/fields/rows/rows.show.tsx'
import type { CellProps } from '../../../../../src/fields/view.ts'
import { GoodsPicture } from '../../../../../src/views/Picture.tsx'
import { SmallTable } from '../../../../../src/views/SmallTable.tsx'
import { useAreaWords } from '../../../../../src/views/useAreaWords.ts'
import type { product } from '../../product.ts'
import { type MatrixProduct, type Variant, variantMatrix } from '../../rules/variantMatrix.ts'
import css from './variants.module.css'

/** How many pieces there are of each size and colour, with its price where not all cost the same; what else a variant has is folded. */
export default function VariantsShow(props: CellProps) {
  // The page of a record has all of it.
  const record = props.record as unknown as MatrixProduct
  const { field, money, pair, list, locale } = useAreaWords<typeof product>(props.resource.path)
  const matrix = variantMatrix(record)
  if (!matrix) return <RowsShow {...props} />
  const samePrice = new Set(record.variants.map(({ salePrice }) => salePrice)).size === 1
  const sum = (cells: readonly (Variant | undefined)[]) =>
    cells.reduce((total, variant) => total + (variant?.stock ?? 0), 0)
  return (
    <div className={css.shown}>
      <SmallTable
        heads={[field('colours'), ...matrix.sizes.map((size) => ({ end: size })), { end: field('stock') }]}
        label={field('stock')}
      >
        {matrix.rows.map(({ colour, hex, cells }) => (
          <tr key={colour}>
            <th scope="row">
              <span className={css.shownColour}>
                <GoodsPicture
                  value={record.media.find(({ group }) => group === colour) ?? record.media[0]}
                  height={40}
                  alt=""
                />
                {hex && <Swatch colour={hex} />}
                <bdi>{colour ?? '–'}</bdi>
              </span>
            </th>
            {cells.map((variant, index) => (
              <td key={matrix.sizes[index]} data-end title={variant?.sku}>
                {variant ? (
                  <>
                    <span className={css.pieces} data-none={(variant.stock ?? 0) <= 0 || undefined}>
                      {formatNumber(variant.stock ?? 0, locale)}
                    </span>
                    {!samePrice && <span className={css.quiet}>{money(variant.salePrice)}</span>}
                    {!variant.active && (
                      <span className={css.quiet}>{pair(field('variants.active'), '–')}</span>
                    )}
                  </>
                ) : (
                  '–'
                )}
              </td>
            ))}
            <td data-end>{formatNumber(sum(cells), locale)}</td>
          </tr>
        ))}
      </SmallTable>
      <details className={css.more}>
        <summary>
          {list([field('variants.sku'), field('variants.barcode'), field('variants.mrp'), '…'])}
        </summary>
        <RowsShow {...props} />
      </details>
    </div>
  )
}
