import { useId } from 'react'
import { fromMinor, toMinor } from '../../../../../src/controls/number/minorUnits.ts'
import { NumberBox } from '../../../../../src/controls/number/NumberBox.tsx'
import { IconButton } from '../../../../../src/controls/parts/IconButton.tsx'
import { TextBox } from '../../../../../src/controls/parts/TextBox.tsx'
import { defined } from '../../../../../src/core/defined.ts'
import { GoodsPicture } from '../../../../../src/views/Picture.tsx'
import { ToneChip } from '../../../../../src/views/StatusChip.tsx'
import { useItemPicture } from '../../../../shared/pieces/screens/useItemPicture.ts'
import askCss from '../dialogs/dialogs.module.css'
import css from '../order.module.css'
import { useOwn } from '../useOwn.ts'
import { Counter } from './Counter.tsx'
import rowCss from './lines.module.css'

/** A line of an order as it is written; what the server adds may still be missing. Prices in paise. */
export interface LineDraft {
  readonly id?: string
  readonly product?: string | null
  readonly variant: string
  readonly sku?: string | null
  readonly name?: string | null
  readonly options?: string | null
  readonly mrp?: number | null
  readonly unitPrice: number
  readonly priceReason?: string | null
  readonly quantity: number
  /** Pieces that were called off: they are counted still, and keep the price that was agreed. */
  readonly cancelled?: number
  /** What the shop asks for it, where that is known. */
  readonly shopPrice?: number
}

interface EditedLineProps {
  line: LineDraft
  disabled: boolean
  mayPrice: boolean
  least: number
  said: string | undefined
  onChange: (changed: Partial<LineDraft>) => void
  onRemove: () => void
}

const most = 999

/** One line of an order while it is written. Another price than the shop's asks for its reason. */
export function EditedLine({ line, disabled, mayPrice, least, said, onChange, onRemove }: EditedLineProps) {
  const { text, money } = useOwn()
  const id = useId()
  const pictureOf = useItemPicture()
  const { name, sku, options, unitPrice, quantity, cancelled = 0, priceReason, shopPrice } = line
  const item = name ?? sku ?? ''
  const isOwnPrice = shopPrice !== undefined ? unitPrice !== shopPrice : Boolean(priceReason)
  const part = (key: string) => ({ id: `${id}-${key}`, source: key, label: text(`edit.${key}Of`, { item }) })
  return (
    <li className={rowCss.line} data-edited>
      <GoodsPicture value={pictureOf(line)} height={64} alt="" />
      <div className={css.what}>
        <div className={rowCss.name} dir="auto">
          {item}
        </div>
        <div className={css.quiet}>
          {options && <span dir="auto">{options}</span>}
          {sku && <bdi dir="ltr">{sku}</bdi>}
        </div>
        {cancelled > 0 && (
          <ToneChip tone="neutral">{text('pieces.cancelled', { count: cancelled })}</ToneChip>
        )}
        {said && (
          <div className={askCss.wrong} role="status">
            {said}
          </div>
        )}
        {isOwnPrice && mayPrice && (
          <TextBox
            {...part('reason')}
            dense
            invalid={!priceReason?.trim()}
            placeholder={text('edit.reason')}
            maxLength={255}
            disabled={disabled}
            text={priceReason ?? ''}
            onText={(words) => onChange({ priceReason: words })}
          />
        )}
      </div>
      <div className={rowCss.editedPrice}>
        {mayPrice && quantity > least ? (
          <NumberBox
            {...part('price')}
            name="unitPrice"
            options={{}}
            field={undefined as never}
            resource={undefined as never}
            dense
            fixed
            digits={2}
            toValue={(figures) => toMinor(figures, 2)}
            toFigures={(value) => (Number.isSafeInteger(value) ? fromMinor(value, 2) : String(value))}
            disabled={disabled}
            value={unitPrice}
            onChange={(value) => {
              if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)
                onChange(defined({ unitPrice: value, priceReason: value === shopPrice ? null : undefined }))
            }}
          />
        ) : (
          <span>{money(unitPrice)}</span>
        )}
        {isOwnPrice && shopPrice !== undefined && (
          <span className={css.quiet}>{text('edit.shopPrice', { price: money(shopPrice) })}</span>
        )}
      </div>
      <Counter
        label={text('edit.piecesOf', { item })}
        value={quantity}
        min={Math.max(1, least)}
        max={most}
        disabled={disabled}
        onChange={(count) => onChange({ quantity: count })}
      />
      <div className={css.amount}>
        {money(unitPrice * (quantity - cancelled) + (shopPrice ?? unitPrice) * cancelled)}
      </div>
      <IconButton
        small
        glyph="close"
        label={text('edit.removeOf', { item })}
        disabled={disabled || least > 0}
        onClick={onRemove}
      />
    </li>
  )
}
