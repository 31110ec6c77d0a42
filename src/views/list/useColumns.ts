import { useStore } from 'ra-core'
import { useMemo } from 'react'
import type { Resource, Viewer } from '../../core/index.ts'
import { type Column, chosenColumns, columnsOf } from '../../derive/columns.ts'
import type { ListQuery } from './useListState.ts'

/** The columns of a list: all there are, those to be seen in their order, and how to choose others (`undefined`: as the descriptor says). */
export interface Columns {
  readonly all: readonly Column[]
  readonly chosen: readonly Column[]
  /** Of the chosen ones those that the table has, those whose one value is said above it, and those without room. */
  readonly shown: readonly Column[]
  readonly equal: readonly Column[]
  readonly crowded: readonly Column[]
  readonly isChanged: boolean
  readonly choose: (names: readonly string[] | undefined) => void
}

const none = Object.freeze({})

/**
 * The columns of a list, by name, so that they survive new ones: those of the address, which a saved view has and changes there; else
 * those a person chose for the area, which go along with their account.
 */
export function useColumns(
  resource: Resource,
  viewer: Viewer,
  { columns, saved, page }: ListQuery,
  change: (change: Partial<ListQuery>, options: { replace: boolean }) => void,
): Columns {
  const [kept, keep] = useStore<Readonly<Record<string, readonly string[]>>>('columns', none)
  const isOfAddress = columns !== undefined || saved !== undefined
  return useMemo(() => {
    const { [resource.path]: stored, ...others } = kept
    const all = columnsOf(resource, viewer)
    const chosen = chosenColumns(resource, all, columns ?? stored)
    return {
      all,
      chosen,
      shown: chosen,
      equal: [],
      crowded: [],
      isChanged: (columns ?? stored) !== undefined,
      choose: (names) =>
        isOfAddress
          ? change({ columns: names, page }, { replace: true })
          : keep(names ? { ...others, [resource.path]: names } : others),
    }
  }, [resource, viewer, kept, keep, columns, isOfAddress, page, change])
}
