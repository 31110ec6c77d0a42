import { useTranslate } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { hasFlag } from '../../../../src/core/index.ts'
import { inputOf } from '../../../../src/fields/inputs.ts'
import type { InputProps } from '../../../../src/fields/view.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { flagOfSetting } from '../../../shared/settings/rules/flagOfSetting.ts'
import css from './settings.module.css'
import { settingHelp, settingOf, settingText } from './settingsOf.ts'

/** The input of a setting's value in its own form: that of the kind of value it is. */
export function SettingInput(props: InputProps) {
  const key = useWatch({ name: 'key' }) as string
  return <ValueInput {...props} settingKey={key} />
}

/** The same wherever the key of the setting is known. */
export function ValueInput({ settingKey, ...props }: InputProps & { settingKey: string }) {
  const translate = useTranslate()
  const viewer = useViewer()
  const { resource } = props
  const setting = settingOf(resource, settingKey)
  if (!setting) return null
  if (setting.isSecret) return <SecretNote />
  const { Input } = inputOf(setting.field.kind)
  const { options } = setting.field
  const flag = flagOfSetting(resource, settingKey)
  const isOpen = hasFlag(viewer, resource.name, flag)
  const flagName = translate(`resources.${resource.path}.flags.${flag}`, { _: flag })
  return (
    <Input
      {...props}
      field={setting.field}
      options={options}
      required={options.required === true}
      label={translate(settingText(resource, settingKey))}
      help={translate(settingHelp(resource, settingKey), { _: '' }) || undefined}
      disabled={props.disabled || !isOpen}
      locked={isOpen || props.disabled ? props.locked : translate('form.forbidden', { flag: flagName })}
    />
  )
}

/** In place of the input of a secret: it is set by an action of its own and never shown. */
function SecretNote() {
  const translate = useTranslate()
  return <p className={css.note}>{translate('resources.pages/config-settings.own.secretNote')}</p>
}
