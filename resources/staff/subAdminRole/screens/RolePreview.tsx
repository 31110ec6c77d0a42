import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { RecordOf } from '../../../../src/core/index.ts'
import { permissionMap, type Viewer } from '../../../../src/core/index.ts'
import type { MenuEntry } from '../../../../src/derive/menu.ts'
import { titleKey } from '../../../../src/derive/routes.ts'
import { menuFor } from '../../../../src/shell/routeTable.ts'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import type { subAdminRole } from '../subAdminRole.ts'
import css from './RolePreview.module.css'

/** The menu as somebody with this role alone will have it: in a form what is ticked above, before it is saved. */
export function RolePreview({ record }: Pick<OwnSectionProps<RecordOf<typeof subAdminRole>>, 'record'>) {
  return useFormContext() ? <TickedMenu /> : <RoleMenu permissions={record?.permissions} />
}

function TickedMenu() {
  return <RoleMenu permissions={useWatch({ name: 'permissions' })} />
}

function RoleMenu({ permissions }: { permissions: unknown }) {
  const translate = useTranslate()
  const sections = useMemo(() => {
    const viewer: Viewer = { type: 'SUB_ADMIN', permissions: permissionMap(permissions) }
    return menuFor(viewer)
  }, [permissions])
  const lines = (entry: MenuEntry): string[] =>
    entry.kind === 'leaf'
      ? [translate(titleKey(entry.route), { smart_count: 2 })]
      : entry.entries.flatMap((inner) => lines(inner))
  return (
    <div className={css.preview}>
      <p className={css.hint}>{translate('resources.admins/subadmin-roles.own.previewHint')}</p>
      {sections.map(({ name, entries }) => (
        <section key={name}>
          <h3 className={css.title}>
            {translate(name === 'home' ? 'shell.menu.home' : `shell.sections.${name}`)}
          </h3>
          <ul className={css.entries}>
            {entries.flatMap(lines).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
