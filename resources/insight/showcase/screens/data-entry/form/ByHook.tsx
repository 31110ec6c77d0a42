import { useNotify, useTranslate } from 'ra-core'
import { Controller, useForm } from 'react-hook-form'
import { TextBoxField } from '../../../../../../src/controls/parts/TextBoxField.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function ByHook() {
  const translate = useTranslate()
  const t = useTexts()
  const notify = useNotify()
  const { control, handleSubmit, reset, setValue, formState } = useForm({ defaultValues: { name: '' } })
  return (
    <form className={css.stack} onSubmit={handleSubmit(({ name }) => notify(name, { type: 'success' }))}>
      <Controller
        control={control}
        name="name"
        rules={{ required: translate('ra.validation.required') }}
        render={({ field, fieldState }) => (
          <TextBoxField
            id="by-hook"
            source="name"
            label={t('showcase.words.name')}
            required
            text={field.value}
            onText={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      <div className={css.row}>
        <Button type="submit" look="primary">
          {translate('ra.action.save')}
        </Button>
        <Button onClick={() => setValue('name', 'Linen shirt', { shouldDirty: true, shouldValidate: true })}>
          {t('showcase.words.fillIn')}
        </Button>
        <Button disabled={!formState.isDirty} onClick={() => reset()}>
          {t('showcase.words.reset')}
        </Button>
      </div>
    </form>
  )
}
