import { mayOpen } from '../../../../src/derive/routes.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { appRoutes } from '../../../../src/shell/routeTable.ts'

const board = appRoutes.find(({ path }) => path === 'apps/project/scrumboard')

/** The state of an address to which somebody comes from the board of a project, so that they are led back to it. */
export const fromBoard = 'fromBoard'

/** Says where the board of a project is, with a card of it open; absent for those who may not see boards. */
export function useBoardAddress(): ((project: string, card?: string) => string) | undefined {
  const viewer = useViewer()
  return board && mayOpen(viewer, board)
    ? (project, card) => `/app/${board.path}?${new URLSearchParams(card ? { project, card } : { project })}`
    : undefined
}
