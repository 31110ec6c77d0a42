import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useOwnActions } from '../../../../src/views/form/useOwnActions.tsx'
import css from './returns.module.css'

/** What is usually next, the most pressing first; other actions stay in the menu of the record. */
const pressing: readonly string[] = [
  ...(['approveLate', 'schedulePickup', 'inspect', 'receive', 'shipExchange', 'refund'] as const),
  ...(['approve', 'offer', 'acceptOffer', 'reject', 'recallFailed'] as const),
]

/** What needs an excuse before the goods are inspected; until then it stays in the menu. */
const afterInspection: readonly string[] = ['shipExchange', 'refund']

/** The own actions of an area that a record waits for, as buttons; nothing where it waits for none. */
export function NextSteps({ resource, record }: { resource: Resource; record: AnyRecord }) {
  const { offers, dialog } = useOwnActions(resource, record)
  const isReady = record.status === 'inspected'
  const names = pressing.filter((name) => isReady || !afterInspection.includes(name))
  const steps = names.flatMap((name) => offers.find(({ key }) => key === name) ?? [])
  if (steps.length === 0) return dialog
  return (
    <div className={css.next}>
      {steps.map(({ key, label, onPick }, index) => (
        <Button
          key={key}
          look={index === 0 && key !== 'reject' ? 'primary' : 'outlined'}
          danger={key === 'reject'}
          onClick={onPick}
        >
          {label}
        </Button>
      ))}
      {dialog}
    </div>
  )
}
