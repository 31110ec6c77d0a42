import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { TextBoxField } from '../../../../../../src/controls/parts/TextBoxField.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const empty = { product: { name: '', fabric: '' } }
const parts = ['name', 'fabric'] as const

export default function NestedValues() {
  const translate = useTranslate()
  const t = useTexts()
  const [kept, setKept] = useState('')
  const { control, handleSubmit } = useForm({ defaultValues: empty })
  return (
    <form
      noValidate
      className={css.stack}
      onSubmit={handleSubmit((values) => setKept(JSON.stringify(values)))}
    >
      {parts.map((part) => {
        const label = t(`showcase.words.${part}`)
        return (
          <Controller
            key={part}
            control={control}
            name={`product.${part}`}
            rules={{ required: t('showcase.words.isMissing', { field: label }) }}
            render={({ field, fieldState }) => (
              <TextBoxField
                id={`nested-${part}`}
                source={part}
                label={label}
                required
                text={field.value}
                onText={field.onChange}
                error={fieldState.error?.message}
              />
            )}
          />
        )
      })}
      <div>
        <Button type="submit" look="primary">
          {translate('ra.action.save')}
        </Button>
      </div>
      <output>
        <code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
          {kept}
        </code>
      </output>
    </form>
  )
}
