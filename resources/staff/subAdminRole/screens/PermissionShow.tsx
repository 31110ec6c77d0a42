import { useTranslate } from 'ra-core'
import type { CellProps } from '../../../../src/fields/view.ts'
import { PermissionGrid } from './PermissionGrid.tsx'

/** What a role may do, in the grid of its form, to be read. */
export default function PermissionShow({ value, resource, name }: CellProps<unknown>) {
  const translate = useTranslate()
  const label = translate(`resources.${resource.path}.fields.${name}`)
  return <PermissionGrid value={value} label={label} />
}
