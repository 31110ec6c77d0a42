import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Suspense, useEffect } from 'react'
import { areaHeads } from '#areas'
import { type AreaHead, hasFlag } from '../../../../src/core/index.ts'
import { useArea } from '../../../../src/loadArea.ts'
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
  return (
    count > 0 && (
      // The words come with the area, and nothing else waits for them.
      <Suspense>
        <Said count={count} />
      </Suspense>
    )
  )
}

function Said({ count }: { count: number }) {
  const { path, name } = useArea(area)
  const label = useTranslate()(`resources.${path}.own.unread`, { smart_count: count })
  useEffect(() => {
    setMenuCount(name, { count, label })
    return () => setMenuCount(name, undefined)
  }, [name, count, label])
  return null
}
