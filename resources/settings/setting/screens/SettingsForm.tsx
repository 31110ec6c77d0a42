import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { FormProvider, useForm } from 'react-hook-form'
import { type AnyRecord, type Field, hasFlag, type Resource } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { isDefault, type Settings } from '../../../../src/settings/defineSettings.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useTabGuard } from '../../../../src/shell/page/useTabGuard.ts'
import { flagOfSetting } from '../../../shared/settings/rules/flagOfSetting.ts'
import Proposal from './Proposal.tsx'
import { SecretLine } from './SecretLine.tsx'
import { ValueInput } from './SettingInput.tsx'
import css from './settings.module.css'
import { settingsOf } from './settingsOf.ts'
import { useConfirmation } from './useConfirmation.tsx'
import { useProof } from './useProof.tsx'
import { useSaveSettings } from './useSaveSettings.ts'

interface SettingsFormProps {
  resource: Resource
  records: readonly AnyRecord[]
  title: string
}

/** All settings of a group. Each is a record, so each is saved with its own version and history; what is refused stays typed. */
export function SettingsForm({ resource, records, title }: SettingsFormProps) {
  const translate = useTranslate()
  const viewer = useViewer()
  const notify = useNotify()
  const refresh = useRefresh()
  const values = Object.fromEntries(records.map(({ id, value }) => [id, { value }]))
  const form = useForm<Record<string, { value: unknown }>>({
    values,
    resetOptions: { keepDirtyValues: true },
  })
  const { isDirty, isSubmitting } = form.formState
  const settings: Settings = settingsOf(resource)
  const { proven, dialog } = useProof(resource)
  const { confirmed, dialog: confirmation } = useConfirmation(resource)
  const save = useSaveSettings(resource, form, proven, confirmed)
  const isClosed = !canAct(viewer, resource, 'edit')
  const isOpen = (key: string) => !isClosed && hasFlag(viewer, resource.name, flagOfSetting(resource, key))

  useTabGuard(isDirty)

  const submit = form.handleSubmit(async () => {
    const { saved, proposed } = await save(records)
    const said = (text: string, count: number) =>
      notify(`resources.${resource.path}.own.${text}`, {
        type: 'success',
        messageArgs: { smart_count: count },
      })
    if (saved > 0) said('saved', saved)
    if (proposed > 0) said('file.waiting', proposed)
    refresh()
  })
  return (
    <FormProvider {...form}>
      <form className={css.card} onSubmit={submit} noValidate>
        <h2 className={css.title}>{title}</h2>
        {records.map((record) => {
          const setting = settings[record.key as keyof Settings]
          if (!setting) return null
          if (setting.isSecret) return <SecretLine key={record.id} resource={resource} record={record} />
          return (
            <div key={record.id} className={css.line}>
              <ValueInput
                settingKey={record.key}
                source={`${record.id}.value`}
                name="value"
                label=""
                options={setting.field.options}
                field={setting.field as Field}
                resource={resource}
                required={false}
                disabled={isClosed}
              />
              {isOpen(record.key) && !isDefault(setting, form.watch(`${record.id}.value`)) && (
                <Button
                  look="text"
                  onClick={() => form.setValue(`${record.id}.value`, setting.default, { shouldDirty: true })}
                >
                  {translate(`resources.${resource.path}.own.toDefault`)}
                </Button>
              )}
              {record.proposedAt && <Proposal resource={resource} record={record} />}
            </div>
          )
        })}
        {records.some(({ key }) => isOpen(key)) && (
          <div className={css.buttons}>
            <Button look="primary" type="submit" disabled={!isDirty || isSubmitting}>
              {translate('ra.action.save')}
            </Button>
          </div>
        )}
      </form>
      {dialog}
      {confirmation}
    </FormProvider>
  )
}
