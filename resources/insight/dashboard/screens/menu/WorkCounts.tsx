import { useEffect } from 'react'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { setMenuCount } from '../../../../../src/shell/navigation/menuCounts.ts'
import { canWorkOff, type Queue, queues } from '../../rules/queues.ts'
import { type CountTile, isFailure, maySeeTile } from '../../rules/tiles.ts'
import { type FigureParams, useFigures } from '../board/useFigures.ts'

/** The same question as that of the first page, so that both are answered once. */
const noParams: FigureParams = {}

/** Says in the menu how much of each area waits for what this person may do, on whichever page. */
export default function WorkCounts() {
  const viewer = useViewer()
  const own = queues.filter(
    (queue) => !queue.again && maySeeTile(viewer, 'queues', queue.name) && canWorkOff(viewer, queue),
  )
  return own.length > 0 && <Counting own={own} />
}

function Counting({ own }: { own: readonly Queue[] }) {
  const { data } = useFigures('queues', noParams, true)
  useEffect(() => {
    if (!data) return
    const sums = new Map<string, number>()
    for (const { name, area, place = area } of own) {
      const tile = data.tiles[name]
      if (tile === undefined || isFailure(tile)) continue
      sums.set(place, (sums.get(place) ?? 0) + (tile as CountTile).total)
    }
    for (const [key, count] of sums) setMenuCount(key, count)
    return () => {
      for (const key of sums.keys()) setMenuCount(key, 0)
    }
  }, [data, own])
  return null
}
