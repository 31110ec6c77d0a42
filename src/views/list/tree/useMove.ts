import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useRef } from 'react'
import type { AnyRecord } from '../../../core/index.ts'
import { parentField } from '../../../derive/columns.ts'
import { writableFields } from '../../../derive/permissions.ts'
import type { ShopDataProvider } from '../../../providers/dataProvider.ts'
import { useSayFailure } from '../../../providers/useAct.ts'
import { useListView } from '../ListViewContext.ts'
import { planMove, type Step } from './planMove.ts'

/**
 * Puts a record below `parent` (the top where it is null) at `index` among its siblings there; without an index after the last of
 * them, whoever they are.
 */
export type Move = (
  record: AnyRecord,
  parent: string | null,
  siblings?: readonly AnyRecord[],
  index?: number,
) => Promise<void>

/** The field that siblings are arranged by; undefined where the list is ordered by anything else or it may not be written. */
export function usePositionField(): string | undefined {
  const { resource, viewer, query } = useListView()
  const { sort, order } = query
  const isNumber = resource.fields[sort]?.kind === 'integer'
  return isNumber &&
    order === 'ASC' &&
    sort === resource.list.sort &&
    writableFields(viewer, resource).includes(sort)
    ? sort
    : undefined
}

/** Moves records of a tree; one at a time, for every move starts from where the last one left the others. */
export function useMove(): Move {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const sayFailure = useSayFailure()
  const translate = useTranslate()
  const { resource } = useListView()
  const position = usePositionField()
  const isBusy = useRef(false)
  const names = { parent: parentField(resource) as string, position }

  /** The steps that put a record after the last one of its new neighbours, who need not be known here. */
  async function planLast(record: AnyRecord, parent: string | null): Promise<Step[]> {
    if (position === undefined) return planMove(record, parent, [], 0, names)
    const { data } = await dataProvider.getList<AnyRecord>(resource.path, {
      filter: { [names.parent]: parent ?? { empty: true } },
      sort: { field: position, order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
      meta: { fields: [position] },
    })
    const last: unknown = data[0]?.[position]
    return [
      { record, changes: { [names.parent]: parent, [position]: typeof last === 'number' ? last + 1 : 0 } },
    ]
  }

  return async (record, parent, siblings, index = 0) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const steps = siblings
        ? planMove(record, parent, siblings, index, names)
        : await planLast(record, parent)
      if (steps.length === 0) return
      // The moved record first: if its new place is refused, nobody else has made room yet.
      const ordered = [
        ...steps.filter((step) => step.record === record),
        ...steps.filter((step) => step.record !== record),
      ]
      for (const { record: each, changes } of ordered) {
        const { data } = await dataProvider.bulkUpdate(resource.path, {
          items: [{ id: each.id, version: each.version }],
          data: changes,
        })
        const [refused] = data.refused
        if (refused) throw new Error([refused.message, ...Object.values(refused.errors ?? {})].join(' '))
      }
      notify(translate('list.tree.moved'), { type: 'success' })
    } catch (error) {
      sayFailure(error)
    } finally {
      isBusy.current = false
      await queryClient.invalidateQueries({ queryKey: [resource.path] })
    }
  }
}
