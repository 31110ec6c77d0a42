import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { MoneyStep, MoneySteps } from '../../../shared/money/screens/MoneySteps.tsx'
import type { orderReturn } from '../orderReturn.ts'
import type { Return, ReturnMoney } from './returnFacts.ts'
import css from './returns.module.css'
import { Waterfall } from './Waterfall.tsx'

/** The money of a return as it is now, down to each refund. */
export default function MoneySection({ resource, record }: OwnSectionProps<RecordOf<typeof orderReturn>>) {
  return record ? <Money resource={resource} record={record as Return} /> : null
}

function Money({ resource, record }: { resource: Resource; record: Return }) {
  const { text, field, money, value } = useAreaWords<typeof orderReturn>(resource.path)
  const { data } = useReturnMoney(resource, record)
  if (!data) return <Skeleton height={120} />
  const isOver = ['inspected', 'completed', 'sentBack', 'closed'].includes(record.status)
  const shown = isOver ? data.now : (data.early ?? data.now)
  return (
    <div className={css.fields}>
      {!isOver && <p className={css.quiet}>{text('money.ifAllIsFine')}</p>}
      <Waterfall path={resource.path} money={shown} />
      <p className={css.quiet}>
        {text('money.to', { destination: value('refundDestination', record.refundDestination) })}
      </p>
      {record.deductions.length > 0 && (
        <MoneySteps>
          {record.deductions.map(({ id, type, amount, reason }) => (
            <MoneyStep
              key={id}
              label={[value('deductions.type', type), reason].filter(Boolean).join(' · ')}
              amount={money(-amount)}
            />
          ))}
        </MoneySteps>
      )}
      {record.toBill ? (
        <MoneySteps>
          <MoneyStep label={field('toBill')} amount={money(record.toBill)} />
        </MoneySteps>
      ) : null}
      {data.refunds.length > 0 && (
        <MoneySteps>
          {data.refunds.map(({ id, number, amount, status }) => (
            <MoneyStep
              key={id}
              label={`${number} · ${text(`refundStates.${status}`)}`}
              amount={money(amount)}
            />
          ))}
        </MoneySteps>
      )}
    </div>
  )
}

/** What the server says of the money of a return; read again with the area. */
export function useReturnMoney(resource: Resource, record: Pick<Return, 'id' | 'version'>) {
  const ask = useOperation(resource)
  return useQuery({
    queryKey: [resource.path, 'money', record.id, record.version],
    queryFn: ({ signal }) => ask<ReturnMoney>('money', { id: record.id, signal }),
  })
}
