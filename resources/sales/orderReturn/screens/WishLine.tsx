import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { PictureList } from '../../../../src/controls/upload/PictureList.tsx'
import { formatDay } from '../../../../src/fields/date/formatDay.ts'
import { useRecordNames } from '../../../../src/fields/reference/recordNames.tsx'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { ReasonBox } from '../../../shared/reason/screens/ReasonBox.tsx'
import type { Reason } from '../../../shared/reason/screens/useReasons.ts'
import type { orderReturn } from '../orderReturn.ts'
import { CountBox } from './CountBox.tsx'
import { nameOfLine, type ReturnLine } from './returnFacts.ts'
import css from './returns.module.css'

/** A line of an order as the server offers it for a return (operation `returnable`). */
export interface Returnable {
  readonly line: string
  readonly product: string | null
  readonly variant: string
  readonly sku: string | null
  readonly name: string | null
  readonly options: string | null
  readonly open: number
  readonly inWindow: boolean
  /** Sold for good. */
  readonly isFinal: boolean
  readonly returnableUntil: string | null
  /** Days from its delivery. */
  readonly returnWindowDays: number | null
  readonly exchangeable: boolean
  readonly pieceValue: number
  readonly others: readonly {
    readonly variant: string
    readonly sku: string
    readonly options: string
    readonly price: number
    readonly available: number
  }[]
}

/** What somebody wants to send back of a line. */
export interface Wish {
  readonly quantity: number
  readonly reason: string
  readonly comment: string
  readonly exchangeVariant: string
  readonly photos: ReturnLine['photos']
}

const nothing: Wish = { quantity: 0, reason: '', comment: '', exchangeVariant: '', photos: [] }

/** Whether all is said about a line that its reason and the kind of the return ask for. */
export function isAsked(wish: Wish, type: string, reasons: readonly Reason[]): boolean {
  const reason = reasons.find(({ id }) => id === wish.reason)
  if (!reason || (type === 'exchange' && !wish.exchangeVariant)) return false
  return (
    (!reason.requiresNote || wish.comment.trim() !== '') && (!reason.requiresPhoto || wish.photos.length > 0)
  )
}

interface WishLineProps {
  path: string
  line: Returnable
  type: string
  reasons: readonly Reason[]
  wish: Wish | undefined
  onWish: (wish: Wish) => void
}

/** One line of an order in the dialog for a return; asks more once pieces of it are chosen. */
export function WishLine({ path, line, type, reasons, wish = nothing, onWish }: WishLineProps) {
  const { pair } = usePunctuation()
  const { text, field, money } = useAreaWords<typeof orderReturn>(path)
  const translate = useTranslate()
  const nameOf = useRecordNames()
  const id = useId()
  const set = (next: Partial<Wish>) => onWish({ ...wish, ...next })
  const part = (name: keyof ReturnLine, label = field(`lines.${name}`)) => ({
    id: `${id}-${name}`,
    source: name,
    label,
  })
  const reason = reasons.find((each) => each.id === wish.reason)
  return (
    <li className={css.line}>
      <CountBox
        id={`${id}-quantity`}
        label={pair(field('lines.quantity'), nameOfLine(line))}
        value={wish.quantity}
        max={line.open}
        onChange={(quantity) => set({ quantity })}
      />
      <div className={css.name} dir="auto">
        {nameOfLine(line) || (line.product && nameOf('product', line.product).title)}
        <p className={css.about}>
          <bdi dir="ltr">{line.sku}</bdi>
          <span>{money(line.pieceValue)}</span>
          <Window path={path} line={line} />
        </p>
      </div>
      {wish.quantity > 0 && (
        <div className={css.chosen}>
          <div className={css.pair}>
            <ReasonBox
              {...part('reason')}
              reasons={reasons}
              chosen={wish.reason}
              onChoose={(chosen) => set({ reason: chosen })}
            />
            {type === 'exchange' && (
              <ChoiceField
                {...part('exchangeVariant', field('lines.exchangeName'))}
                required
                none={translate('fields.choose')}
                choices={line.others.map(({ variant, options, sku, price, available }) => ({
                  value: variant,
                  label: text('exchangeChoice', { item: options || sku, price: money(price), available }),
                }))}
                chosen={wish.exchangeVariant}
                onChoose={(exchangeVariant) => set({ exchangeVariant })}
              />
            )}
            <TextBoxField
              {...part('comment')}
              required={reason?.requiresNote ?? false}
              maxLength={500}
              text={wish.comment}
              onText={(comment) => set({ comment })}
            />
          </div>
          {reason?.requiresPhoto && (
            <Frame {...part('photos')} group required>
              <PictureList
                id={`${id}-photos`}
                pictures={wish.photos}
                onChange={(photos) => set({ photos })}
                max={6}
                maxMB={10}
              />
            </Frame>
          )}
        </div>
      )}
    </li>
  )
}

/** Until when a line can, or could, be sent back, and how many days from its delivery that is. */
function Window({ path, line }: Pick<WishLineProps, 'path' | 'line'>) {
  const { text, locale } = useAreaWords<typeof orderReturn>(path)
  const { inWindow, isFinal, returnableUntil, returnWindowDays } = line
  if (isFinal) return <span>{text('final')}</span>
  if (!returnableUntil) return <span>{text('tooLate')}</span>
  return (
    <>
      <span>{text(inWindow ? 'until' : 'ended', { day: formatDay(returnableUntil, locale) })}</span>
      {returnWindowDays !== null && <span>{text('window', { smart_count: returnWindowDays })}</span>}
    </>
  )
}
