import { lazy, Suspense, useState } from 'react'
import { hasFlag } from '../../../../../src/core/index.ts'
import { Swatch } from '../../../../../src/fields/cellParts.tsx'
import { formatNumber } from '../../../../../src/fields/decimal/formatNumber.ts'
import RowsShow from '../../../../../src/fields/rows/rows.show.tsx'
import type { CellProps } from '../../../../../src/fields/view.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { GoodsPicture } from '../../../../../src/views/Picture.tsx'
import { SmallTable } from '../../../../../src/views/SmallTable.tsx'
import { useAreaWords } from '../../../../../src/views/useAreaWords.ts'
import stock from '../../../stockLevel/screens/stock.module.css'
import type { product } from '../../product.ts'
import { type MatrixProduct, type Variant, variantMatrix } from '../../rules/variantMatrix.ts'
import css from './variants.module.css'

const VariantStockDialog = lazy(() => import('../stock/VariantStockDialog.tsx'))

/**
 * How many pieces there are of each size and colour, with its price where not all cost the same; whoever may count them does so there. What
 * else a variant has is folded.
 */
export default function VariantsShow(props: CellProps) {
  // The page of a record has all of it.
  const record = props.record as unknown as MatrixProduct
  const { field, money, pair, list, locale } = useAreaWords<typeof product>(props.resource.path)
  const mayAdjust = hasFlag(useViewer(), 'stockLevel', 'adjust')
  const [counted, setCounted] = useState<string>()
  const matrix = variantMatrix(record)
  if (!matrix) return <RowsShow {...props} />
  const samePrice = new Set(record.variants.map(({ salePrice }) => salePrice)).size === 1
  const sum = (cells: readonly (Variant | undefined)[]) =>
    cells.reduce((total, variant) => total + (variant?.stock ?? 0), 0)
  const pieces = ({ stock }: Variant) => (
    <span className={css.pieces} data-none={(stock ?? 0) <= 0 || undefined}>
      {formatNumber(stock ?? 0, locale)}
    </span>
  )
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
                    {mayAdjust ? (
                      <button
                        type="button"
                        className={stock.figure}
                        aria-haspopup="dialog"
                        aria-label={pair(variant.sku, formatNumber(variant.stock ?? 0, locale))}
                        onClick={() => setCounted(variant.id)}
                      >
                        {pieces(variant)}
                      </button>
                    ) : (
                      pieces(variant)
                    )}
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
      {counted && (
        <Suspense>
          <VariantStockDialog record={props.record} row={counted} close={() => setCounted(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
