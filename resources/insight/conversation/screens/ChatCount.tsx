import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { areaHeads } from '#areas'
import { type AreaHead, hasFlag } from '../../../../src/core/index.ts'
import { useChanges } from '../../../../src/providers/live/useChanges.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { setMenuCount } from '../../../../src/shell/navigation/menuCounts.ts'
import { unreadQuery } from './unreadQuery.ts'

/** Milliseconds between two looks where the server tells of no changes. */
const calm = 60_000

const area = areaHeads.conversation as AreaHead

/** Says in the menu how many messages wait for whoever is signed in, on whichever page; muted conversations do not count. */
export default function ChatCount() {
  return hasFlag(useViewer(), area.name, 'view') && <Counting />
}

function Counting() {
  const isLive = useChanges(area)
  const ask = useOperation(area)
  const { data = [] } = useQuery(unreadQuery(area, ask, isLive ? false : calm))
  const count = data.reduce((sum, each) => sum + (each.muted ? 0 : each.count), 0)
  useEffect(() => {
    setMenuCount(area.name, count)
    return () => setMenuCount(area.name, 0)
  }, [count])
  return null
}
