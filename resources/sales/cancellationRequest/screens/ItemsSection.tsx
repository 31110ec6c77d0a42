import type { RecordOf } from '../../../../src/core/index.ts'
import { NamedRecords } from '../../../../src/views/NamedRecords.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { GoodsPicture } from '../../../../src/views/Picture.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { MoneyStep, MoneySteps } from '../../../shared/money/screens/MoneySteps.tsx'
import { itemIds, useItemPicture } from '../../../shared/pieces/screens/useItemPicture.ts'
import css from '../../orderReturn/screens/returns.module.css'
import type { cancellationRequest } from '../cancellationRequest.ts'
import type { Request } from './requestFacts.ts'

/** What is not to come: the pieces with what was paid for them. */
export default function ItemsSection({
  resource,
  record,
}: OwnSectionProps<RecordOf<typeof cancellationRequest>>) {
  return record ? <Items path={resource.path} record={record as Request} /> : null
}

function Items({ path, record: { lines, scope, value: worth } }: { path: string; record: Request }) {
  const { value, money } = useAreaWords<typeof cancellationRequest>(path)
  return (
    <NamedRecords wanted={{ product: itemIds(lines) }}>
      <ul className={css.lines}>
        {lines.map((line) => (
          <Item key={line.id} path={path} line={line} />
        ))}
      </ul>
      <MoneySteps ruled>
        <MoneyStep strong label={value('scope', scope)} amount={money(worth)} />
      </MoneySteps>
    </NamedRecords>
  )
}

function Item({ path, line }: { path: string; line: Request['lines'][number] }) {
  const { text, money } = useAreaWords<typeof cancellationRequest>(path)
  const pictureOf = useItemPicture()
  const { name, sku, quantity, amount } = line
  return (
    <li className={css.line}>
      <GoodsPicture value={pictureOf(line)} height={64} alt="" />
      <div className={css.name} dir="auto">
        {name ?? sku}
        <p className={css.about}>
          <bdi dir="ltr">{sku}</bdi>
          <span>{text('pieceCount', { smart_count: quantity })}</span>
        </p>
      </div>
      <span className={css.end}>{money(amount)}</span>
    </li>
  )
}
