import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { Resource } from '../../../../../src/core/index.ts'
import { useChanges } from '../../../../../src/providers/live/useChanges.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import type { Board } from '../../rules/board.ts'

/** How often a board is read again where nobody tells what others do, in milliseconds. */
const unheard = 10_000

/**
 * The board of a project as the server has it, also while others change it, and how it is drawn before the server has answered. `underWay` counts
 * the moves that are not answered: what is read meanwhile would take them back.
 */
export function useBoard(
  { project: area, column, card }: Readonly<Record<'project' | 'column' | 'card', Resource>>,
  project: string,
) {
  const ask = useOperation(area)
  const client = useQueryClient()
  const underWay = useRef(0)
  const refresh = useCallback(
    async () => void (await client.invalidateQueries({ queryKey: [area.path] })),
    [client, area],
  )
  const follow = () => {
    if (underWay.current === 0) void refresh()
  }
  useChanges(area, follow)
  useChanges(column, follow)
  const isHearing = useChanges(card, () => {
    follow()
    void client.invalidateQueries({ queryKey: [card.path] })
  })
  const query = useQuery({
    queryKey: keyOf(area, project),
    queryFn: ({ signal }) => ask<Board>('board', { id: project, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: isHearing ? false : unheard,
    retry: false,
  })
  /** Draws the board as it will be. What was being read of it meanwhile is out of date. */
  const draw = useCallback(
    async (change: (board: Board) => Board) => {
      const queryKey = keyOf(area, project)
      await client.cancelQueries({ queryKey })
      client.setQueryData<Board>(queryKey, (board) => board && change(board))
    },
    [client, area, project],
  )
  return { query, draw, refresh, underWay }
}

const keyOf = (area: Resource, project: string) => [area.path, 'board', project]
