import type { RecordOf } from '../../../../src/core/index.ts'
import { Code } from '../../../../src/fields/cellParts.tsx'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import type { CellProps } from '../../../../src/fields/view.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { labelIn } from '../../product/rules/labelIn.ts'
import type { productOption } from '../productOption.ts'
import { useUses } from './useUses.ts'
import { ValueLook } from './ValueLook.tsx'
import css from './values.module.css'

type Option = RecordOf<typeof productOption>

interface ValuesShowProps extends Omit<CellProps<Option['values']>, 'record'> {
  record: Option
}

/** The values of an option in their order: look, name, code, what they belong to, and how many products use each. */
export default function ValuesShow({ value, record, resource }: ValuesShowProps) {
  const { text, value: word, locale } = useAreaWords<typeof productOption>(resource.path)
  const uses = useUses(resource, record)
  const looks = record.display === 'swatch' || record.display === 'image'
  return (
    <ul className={css.values}>
      {value.map((each) => {
        const { id, code, hex, swatch, family, system } = each
        const group = family ? word('values.family', family) : system ? word('values.system', system) : ''
        const count = uses?.[code] ?? 0
        return (
          <li key={id} className={css.value}>
            {looks && <ValueLook hex={hex} swatch={swatch} large />}
            <span className={css.words}>
              <span className={css.label}>
                <bdi>{labelIn(each, locale)}</bdi>
              </span>
              <span className={css.facts}>
                <Code>{code}</Code>
                {group && ` · ${group}`}
              </span>
            </span>
            {uses && (
              <span
                className={css.uses}
                data-used={count > 0 || undefined}
                title={count > 0 ? text('uses', { smart_count: count }) : text('unused')}
              >
                <span aria-hidden="true">{formatNumber(count, locale)}</span>
                <span className="visually-hidden">
                  {count > 0 ? text('uses', { smart_count: count }) : text('unused')}
                </span>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
