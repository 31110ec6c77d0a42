import type { AnyRecord } from '../../../../src/core/index.ts'
import { useTexts } from '../../../../src/views/form/useTexts.ts'
import { ChildLine } from './items/ChildLine.tsx'
import { useChildren } from './items/useChildren.ts'
import css from './order.module.css'

interface AffairsProps {
  order: string
  areas: readonly string[]
  about: (record: AnyRecord) => string
  figure: (record: AnyRecord) => string | undefined
  onMoved: () => void
}

/** What belongs to an order in other areas, each group under its name; groups that are empty or closed to the viewer are left out. */
export const Affairs = ({ areas, ...props }: AffairsProps) =>
  areas.map((name) => <Group key={name} name={name} {...props} />)

function Group({ name, order, about, figure, onMoved }: Omit<AffairsProps, 'areas'> & { name: string }) {
  const { area, records } = useChildren(name, order)
  return area && records.length > 0 ? (
    <Named area={area} records={records} about={about} figure={figure} onMoved={onMoved} />
  ) : null
}

type NamedProps = Omit<AffairsProps, 'areas' | 'order'> & {
  area: NonNullable<ReturnType<typeof useChildren>['area']>
  records: readonly AnyRecord[]
}

function Named({ area, records, about, figure, onMoved }: NamedProps) {
  const texts = useTexts(area)
  return (
    <div className={css.group}>
      <h3 className={css.groupTitle}>{texts.name(2)}</h3>
      <ul className={css.children}>
        {records.map((record) => (
          <ChildLine
            key={record.id}
            area={area}
            record={record}
            onMoved={onMoved}
            about={about(record)}
            figure={figure(record)}
          />
        ))}
      </ul>
    </div>
  )
}
