import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AnyRecord, RecordOf } from '../../../../src/core/index.ts'
import { cellOf } from '../../../../src/fields/cells.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { FormField } from '../../../../src/views/form/FormField.tsx'
import { useTexts } from '../../../../src/views/form/useTexts.ts'
import { NamedRecords } from '../../../../src/views/NamedRecords.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { category } from '../category.ts'
import { type HandedDown, handedDown, type Inherited } from '../rules/defaults.ts'
import css from './DefaultsSection.module.css'

/** The defaults of a category; under each that is empty, what holds instead and from where. */
export default function DefaultsSection({ resource }: OwnSectionProps<RecordOf<typeof category>>) {
  const translate = useTranslate()
  const texts = useTexts(resource)
  const ask = useOperation(category)
  const { control } = useFormContext()
  const parent: unknown = useWatch({ control, name: 'parent' })
  const values = useWatch({ control, name: [...handedDown] }) as unknown[]
  const { data } = useQuery({
    queryKey: [category.path, 'inherited', parent ?? null],
    queryFn: ({ signal }) =>
      ask<Partial<Record<HandedDown, Inherited>>>('inherited', { input: { parent: parent ?? null }, signal }),
    staleTime: 5_000,
    retry: false,
  })
  const wanted = useMemo(() => {
    const ids = (name: HandedDown) => [data?.[name]?.value].filter((id) => typeof id === 'string')
    return {
      taxCategory: ids('taxCategory'),
      attributeSet: ids('attributeSet'),
      sizeChart: ids('sizeChart'),
    }
  }, [data])
  const lines = resource.form.sections.defaults?.lines ?? []
  const isEmpty = (name: string) => {
    const value = values[handedDown.indexOf(name as HandedDown)]
    return value === null || value === undefined || value === ''
  }
  return (
    <NamedRecords wanted={wanted}>
      <p className={css.hint}>{translate('merchandising.defaults.text')}</p>
      {lines.map((names) => (
        <div key={names.join()} className={css.line}>
          {names.map((name) => {
            const inherited = data?.[name as HandedDown]
            const field = resource.fields[name]
            const Cell = field && cellOf(field.kind)
            return (
              <div key={name} className={css.field}>
                <FormField name={name} />
                {inherited && isEmpty(name) && field && Cell && (
                  <p className={css.inherited}>
                    <span>
                      {translate('merchandising.defaults.from', {
                        field: texts.field(name),
                        name: inherited.from.name,
                      })}
                    </span>{' '}
                    <Cell
                      value={inherited.value}
                      options={field.options}
                      name={name}
                      record={{} as AnyRecord}
                      resource={resource}
                    />
                  </p>
                )}
              </div>
            )
          })}
        </div>
      ))}
    </NamedRecords>
  )
}
