import { useLocale, useTranslate } from 'ra-core'
import { useEffect } from 'react'
import type { AnyRecord } from '../../../core/index.ts'
import { titleOf } from '../../titleOf.ts'
import { useRecordPath } from '../../useRecordPath.ts'
import { gridRoles } from '../gridRoles.ts'
import { useListView } from '../ListViewContext.ts'
import { TableRow } from '../TableRow.tsx'
import { pictureSizes, useDensity } from '../useDensity.ts'
import { useListTexts } from '../useListTexts.ts'
import css from './Tree.module.css'
import { useTree } from './TreeContext.ts'
import { useChildren, useParents } from './useChildren.ts'
import { useTreeDrag } from './useTreeDrag.ts'

interface TreeLevelProps {
  parent: string | null
  /** The ids of the records above, the topmost first. */
  path: readonly string[]
  records: readonly AnyRecord[]
  /** How many there are beside each other, those not fetched included. */
  count: number
}

/** Records that lie beside each other, each with what lies below it where it is open. */
export function TreeLevel({ parent, path, records, count }: TreeLevelProps) {
  const parents = useParents(records)
  return records.map((record, index) => (
    <TreeNode
      key={record.id}
      record={record}
      parent={parent}
      path={path}
      siblings={records}
      index={index}
      count={count}
      hasChildren={parents ? parents.has(record.id) : true}
    />
  ))
}

interface TreeNodeProps {
  record: AnyRecord
  parent: string | null
  path: readonly string[]
  siblings: readonly AnyRecord[]
  index: number
  count: number
  hasChildren: boolean
}

function TreeNode({ record, parent, path, siblings, index, count, hasChildren }: TreeNodeProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const { resource } = useListView()
  const { isOpen, toggle, selection, stop, places } = useTree()
  const [density] = useDensity()
  const pathTo = useRecordPath()
  const isExpanded = hasChildren && isOpen.has(record.id)
  const title = titleOf(resource, record, locale)
  const place = { record, parent, siblings, index }
  places.set(record.id, place)
  useEffect(() => () => void places.delete(record.id), [places, record.id])
  const { row, edge } = useTreeDrag(place, path)
  return (
    <>
      <TableRow
        ref={row}
        record={record}
        title={title}
        to={pathTo(resource, record.id, record)}
        rowIndex={undefined}
        isPicked={selection?.has(record.id)}
        isStop={record.id === stop}
        isLast={false}
        picture={pictureSizes[density]}
        tree={{
          level: path.length + 1,
          isExpanded: hasChildren ? isExpanded : undefined,
          position: index + 1,
          count,
          edge,
        }}
        before={
          <span className={css.indent} style={{ inlineSize: path.length * 24 + 28 }}>
            {hasChildren && (
              <button
                type="button"
                className={css.toggle}
                tabIndex={-1}
                aria-label={translate(isExpanded ? 'list.tree.close' : 'list.tree.open', { title })}
                onClick={() => toggle(record.id, !isExpanded)}
              >
                <svg
                  aria-hidden="true"
                  className={css.arrow}
                  data-open={isExpanded || undefined}
                  width="14"
                  height="14"
                  viewBox="0 0 14 14"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.7"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                >
                  <path d="m5 3 4 4-4 4" />
                </svg>
              </button>
            )}
          </span>
        }
      />
      {isExpanded && <Children id={record.id} path={[...path, record.id]} />}
    </>
  )
}

/** What lies below an open record; while it is fetched a line that says so. */
function Children({ id, path }: { id: string; path: readonly string[] }) {
  const translate = useTranslate()
  const { resource } = useListView()
  const texts = useListTexts(resource)
  const { records, rest, showMore, isPending, error, refetch } = useChildren(id)
  const indent = { paddingInlineStart: path.length * 24 + 84 }
  if (isPending || (error && records.length === 0)) {
    return (
      <tr {...gridRoles.row} className={css.note} aria-level={path.length + 1}>
        <td {...gridRoles.cell} style={indent}>
          {isPending ? (
            <span aria-busy="true">{translate('list.tree.loading')}</span>
          ) : (
            <button type="button" className={css.more} onClick={() => refetch()}>
              {translate('list.tree.retry')}
            </button>
          )}
        </td>
      </tr>
    )
  }
  return (
    <>
      <TreeLevel parent={id} path={path} records={records} count={records.length + rest} />
      {rest > 0 && (
        <tr {...gridRoles.row} className={css.note} aria-level={path.length + 1}>
          <td {...gridRoles.cell} style={indent}>
            {showMore ? (
              <button type="button" className={css.more} onClick={showMore}>
                {translate('list.tree.more', { what: texts.count(rest), smart_count: rest })}
              </button>
            ) : (
              translate('list.tree.tooMany', { what: texts.count(rest), smart_count: rest })
            )}
          </td>
        </tr>
      )}
    </>
  )
}
