import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'ra-core'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { localizedFields } from '../../derive/localizedFields.ts'
import { readableFields } from '../../derive/permissions.ts'
import { useListView } from '../list/ListViewContext.ts'
import type { Edits } from './edits.ts'
import { fieldsOfRules } from './sheetColumns.ts'
import { recordSheet } from './sheets.ts'

const none: AnyRecord[] = []

/**
 * The records of a sheet with all that its cells, their rules and rights ask for: those of the page, and after them those of other pages
 * that have unsaved changes. One request, made again as soon as the list hears of a newer version of any.
 */
export function useSheetRecords(sheet: string, edits: Edits) {
  const dataProvider = useDataProvider()
  const { data: page = none } = useListContext<AnyRecord>()
  const { resource, viewer, fields: listed } = useListView()
  const [saved, setSaved] = useState<Readonly<Record<string, AnyRecord>>>({})
  const edited = Object.keys(edits).sort().join()
  const roots = [
    ...new Set(
      Object.values(edits).flatMap(({ mine }) => Object.keys(mine).map((path) => path.split('.')[0])),
    ),
  ].join()
  const fields = useMemo(() => {
    const readable = new Set([...readableFields(viewer, resource), 'status', 'createdAt', 'updatedAt'])
    const wanted = [
      ...listed,
      ...fieldsOfRules(resource, viewer),
      ...localizedFields(resource),
      ...(sheet === recordSheet ? [] : [sheet]),
      ...roots.split(','),
    ]
    return [...new Set(wanted)].filter((name) => listed.includes(name) || readable.has(name))
  }, [listed, resource, viewer, sheet, roots])
  const ids = useMemo(() => {
    const shown = page.map(({ id }) => id)
    return [...shown, ...edited.split(',').filter((id) => id !== '' && !shown.includes(id))]
  }, [page, edited])
  const versions = page.map(({ version }) => version).join()
  const { data, isPlaceholderData, isFetching, error } = useQuery({
    queryKey: [resource.path, 'getMany', { ids, meta: { fields } }, versions],
    queryFn: async ({ signal }) =>
      (await dataProvider.getMany<AnyRecord>(resource.path, { ids, meta: { fields }, signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const records = useMemo(() => {
    const found = new Map((data ?? none).map((record) => [record.id, record]))
    return ids.flatMap((id) => {
      const [read, own] = [found.get(id), saved[id]]
      return (own && (!read || own.version > read.version) ? own : read) ?? []
    })
  }, [data, ids, saved])
  const latest = useRef(records)
  latest.current = records
  const recordAt = useCallback((id: string) => latest.current.find((record) => record.id === id), [])
  const know = useCallback((record: AnyRecord) => {
    // What is saved or written next is based on it at once.
    latest.current = latest.current.map((each) => (each.id === record.id ? record : each))
    setSaved((all) => ({ ...all, [record.id]: record }))
  }, [])
  return {
    records,
    /** How many of them are on the page of the list. */
    onPage: page.length,
    isComplete: data !== undefined && !isPlaceholderData && !isFetching,
    isPending: data === undefined,
    error,
    recordAt,
    know,
  }
}

export type SheetRecords = ReturnType<typeof useSheetRecords>
