import { useTranslate } from 'ra-core'
import { cellOf } from '../../../../src/fields/cells.ts'
import type { CellProps } from '../../../../src/fields/view.ts'
import { settingOf, settingText } from './settingsOf.ts'

/** What a setting is called. */
export function SettingName({ value, resource }: CellProps<string>) {
  const translate = useTranslate()
  return <>{translate(settingText(resource, value), { _: value })}</>
}

/** The value of a setting, drawn as the kind of value it is. */
export function SettingValue(props: CellProps) {
  const field = settingOf(props.resource, props.record.key)?.field
  if (!field) return <>{JSON.stringify(props.value)}</>
  const Cell = cellOf(field.kind)
  return <Cell {...props} options={field.options} />
}
