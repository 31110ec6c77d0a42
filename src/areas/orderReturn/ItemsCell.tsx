import { useRecordNames } from '../../fields/reference/recordNames.tsx'
import type { CellProps } from '../../fields/view.ts'
import { Picture } from '../../views/Picture.tsx'
import { useAreaWords } from '../../views/useAreaWords.ts'
import { nameOfLine, type ReturnLine } from './returnFacts.ts'
import css from './returns.module.css'

const shown = 2

/** Pictures of the first items and the number of pieces; their names under the pointer. */
export default function ItemsCell({ value, resource }: CellProps<readonly ReturnLine[]>) {
  const { text } = useAreaWords(resource.path)
  const nameOf = useRecordNames()
  const pieces = value.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <span className={css.items} title={value.map(nameOfLine).join('\n')}>
      <span className={css.pictures} aria-hidden="true">
        {value.slice(0, shown).map(({ id, product }) => (
          <Picture
            key={id}
            value={(product && nameOf('product', product).picture) || undefined}
            width={24}
            alt=""
          />
        ))}
      </span>
      {text('times', { count: pieces })}
    </span>
  )
}
