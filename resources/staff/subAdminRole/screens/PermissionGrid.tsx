import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { hasFlag } from '../../../../src/core/index.ts'
import { grantsOfList, withFlag } from '../../../../src/core/permissionList.ts'
import { actions } from '../../../../src/derive/permissions.ts'
import type { EditorProps } from '../../../../src/fields/view.ts'
import { useAllAreas } from '../../../../src/loadArea.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import css from './PermissionGrid.module.css'
import { PermissionLine } from './PermissionLine.tsx'
import { type PermissionRow, permissionGroups } from './permissionRows.ts'
import { usePermissionName } from './usePermissionName.ts'

interface PermissionGridProps
  extends Pick<EditorProps<unknown>, 'value' | 'label' | 'disabled' | 'describedBy'> {
  id?: string
  /** Which keys there are to choose; all of them where it is absent. */
  offers?: (key: string) => boolean
  /** Absent where the grid is only read. */
  onChange?: EditorProps<unknown>['onChange']
}

/**
 * Who may do what, as a table: areas down, folded by the groups of the menu, actions across, what an area has beside them under its
 * name (areas, 2). What the viewer
 * lacks cannot be granted, so its boxes are closed; whatever the list has and no area knows is shown and kept.
 */
export function PermissionGrid({
  id,
  value,
  onChange,
  disabled,
  label,
  describedBy,
  offers,
}: PermissionGridProps) {
  const translate = useTranslate()
  const viewer = useViewer()
  const [words, setWords] = useState('')
  const areas = useAllAreas()
  const groups = useMemo(() => permissionGroups(areas, value), [areas, value])
  const grants = useMemo(() => grantsOfList(value), [value])
  const own = (key: string, values?: object) =>
    translate(`resources.admins/subadmin-roles.own.${key}`, values)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const isSought = words.trim() !== ''
  const toggle = (menu: string) =>
    setOpened(
      (before) => new Set(before.has(menu) ? [...before].filter((one) => one !== menu) : [...before, menu]),
    )
  const nameOf = usePermissionName()
  const isFound = (row: PermissionRow) =>
    (offers?.(row.key) ?? true) &&
    `${nameOf(row)} ${row.key}`.toLowerCase().includes(words.trim().toLowerCase())
  return (
    <div className={css.grid} id={id}>
      <input
        type="search"
        className={css.search}
        aria-label={own('find')}
        placeholder={own('find')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <section className={css.scroll} aria-label={label} tabIndex={0}>
        <table className={css.table} aria-describedby={describedBy}>
          <thead>
            <tr>
              <th scope="col">{own('area')}</th>
              {actions.map((action) => (
                <th key={action} scope="col" className={css.narrow}>
                  {own(action)}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ menu, rows }) => {
            const shown = rows.filter(isFound)
            if (shown.length === 0) return null
            const isOpen = isSought || opened.has(menu)
            const granted = shown.filter(({ key }) => (grants.get(key)?.size ?? 0) > 0).length
            return (
              <tbody key={menu}>
                <tr className={css.group}>
                  <th scope="rowgroup" colSpan={actions.length + 1}>
                    <button
                      type="button"
                      className={css.fold}
                      aria-expanded={isOpen}
                      disabled={isSought}
                      onClick={() => toggle(menu)}
                    >
                      {menu === '' ? own('unknown') : translate(`shell.menu.${menu}`)}
                      <bdi className={css.count}>
                        {own('grantedAreas', { granted, smart_count: shown.length })}
                      </bdi>
                    </button>
                  </th>
                </tr>
                {isOpen &&
                  shown.map((row) => (
                    <PermissionLine
                      key={row.key}
                      row={row}
                      name={nameOf(row)}
                      granted={grants.get(row.key)}
                      isClosed={(flag) => !onChange || disabled || !hasFlag(viewer, row.key, flag)}
                      onGrant={(flag, isGranted) => onChange?.(withFlag(value, row.key, flag, isGranted))}
                    />
                  ))}
              </tbody>
            )
          })}
        </table>
      </section>
    </div>
  )
}
