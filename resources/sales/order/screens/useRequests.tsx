import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { MenuAct } from '../../../../src/controls/parts/MenuButton.tsx'
import { hasFlag, type Resource } from '../../../../src/core/index.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { isOpen } from '../rules/orderStates.ts'
import type { Order } from './orderFacts.ts'
import { useOwn } from './useOwn.ts'

const dialogs = {
  newReturn: lazy(() => import('../../orderReturn/screens/NewReturnDialog.tsx')),
  newRequest: lazy(() => import('../../cancellationRequest/screens/NewRequestDialog.tsx')),
} as const

/**
 * What is asked for an order in other areas: that delivered goods come back, or that it does not come at all. They need the flags of those
 * areas, so they are none of the order's own actions.
 */
export function useRequests(resource: Resource, order: Order): { acts: MenuAct[]; dialog: ReactNode } {
  const { action } = useOwn()
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const [running, setRunning] = useState<keyof typeof dialogs>()
  const hasArrived = order.lines.some(({ delivered, returned }) => delivered > returned)
  const possible = {
    newReturn: hasArrived && hasFlag(viewer, 'orderReturn', 'request'),
    newRequest:
      isOpen(order) && !order.cancellationPending && hasFlag(viewer, 'cancellationRequest', 'request'),
  }
  const names = (Object.keys(possible) as (keyof typeof dialogs)[]).filter((name) => possible[name])
  const Dialog = running && dialogs[running]
  const close = () => {
    setRunning(undefined)
    void queryClient.invalidateQueries({ queryKey: [resource.path] })
  }
  return {
    acts: names.map((key) => ({ key, label: action(key), onPick: () => setRunning(key) })),
    dialog: Dialog && (
      <Suspense>
        <Dialog order={order} close={close} />
      </Suspense>
    ),
  }
}
