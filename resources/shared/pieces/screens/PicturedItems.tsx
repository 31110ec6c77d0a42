import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { GoodsPicture } from '../../../../src/views/Picture.tsx'
import css from './PicturedItems.module.css'
import { type SoldItem, useItemPicture } from './useItemPicture.ts'

/** As many as the column of a list has room for beside the count. */
const shown = 2

interface PicturedItemsProps {
  items: readonly (SoldItem & { readonly id: string })[]
  pieces: number
  /** What each item is called, and how often it is there. */
  names: readonly string[]
}

/** Pictures of the first items of a sale and how many pieces there are; their names under the pointer. */
export function PicturedItems({ items, pieces, names }: PicturedItemsProps) {
  const { list } = usePunctuation()
  const pictureOf = useItemPicture()
  return (
    <span className={css.items} title={names.join('\n')}>
      <span className={css.pictures} aria-hidden="true">
        {items.slice(0, shown).map((item) => (
          <GoodsPicture key={item.id} value={pictureOf(item)} height={28} alt="" />
        ))}
      </span>
      <span className={css.count}>
        {pieces}
        <span className="visually-hidden"> {list(names)}</span>
      </span>
    </span>
  )
}
