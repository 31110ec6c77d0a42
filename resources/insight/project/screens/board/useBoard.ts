import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Resource } from '../../../../../src/core/index.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import type { Board } from '../../rules/board.ts'

/** The board of a project as the server has it, and how it is drawn before the server has answered. */
export function useBoard(area: Resource, project: string | undefined) {
  const ask = useOperation(area)
  const client = useQueryClient()
  const query = useQuery({
    queryKey: keyOf(area, project),
    queryFn: ({ signal }) => ask<Board>('board', { id: project ?? '', signal }),
    enabled: project !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const refresh = useCallback(
    async () => void (await client.invalidateQueries({ queryKey: [area.path] })),
    [client, area],
  )
  /** Draws the board as it will be. What was being read of it meanwhile is out of date. */
  const draw = useCallback(
    async (change: (board: Board) => Board) => {
      const queryKey = keyOf(area, project)
      await client.cancelQueries({ queryKey })
      client.setQueryData<Board>(queryKey, (board) => board && change(board))
    },
    [client, area, project],
  )
  return { query, draw, refresh }
}

const keyOf = (area: Resource, project: string | undefined) => [area.path, 'board', project]
