import { useContext } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { LookupListBox } from '../../../../src/controls/lookup/LookupListBox.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import type { Field, Fields, RecordOf, Resource } from '../../../../src/core/index.ts'
import { fieldOf } from '../../../../src/views/fieldOf.ts'
import { FormFactsContext, useFormFacts } from '../../../../src/views/form/FormContexts.ts'
import { useRowKeys } from '../../../../src/views/form/rows/useRowKeys.ts'
import { useTexts } from '../../../../src/views/form/useTexts.ts'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import type { deliveryZone } from '../deliveryZone.ts'
import { LeftOutInput } from './CoverageInput.tsx'
import { MemberList } from './MemberList.tsx'
import type { Member } from './members.ts'
import { useZoneTexts } from './useZoneTexts.ts'
import css from './zones.module.css'

/** What a zone does not serve although it seems to: places within those that it takes in, and goods that a method does not deliver. */
export default function ExclusionsSection({
  resource,
  record,
}: OwnSectionProps<RecordOf<typeof deliveryZone>>) {
  const { own } = useZoneTexts()
  if (useContext(FormFactsContext)) return <EditedExclusions resource={resource} />
  const members = (record?.members ?? []) as readonly Member[]
  if (!members.some(({ mode }) => mode === 'exclude'))
    return <p className={css.quiet}>{own('noneLeftOut')}</p>
  return <MemberList members={members} mode="exclude" disabled />
}

function EditedExclusions({ resource }: { resource: Resource }) {
  const { own } = useZoneTexts()
  const { closed, writable } = useFormFacts()
  const field = fieldOf<typeof deliveryZone>(resource, 'members')
  return (
    <>
      <LeftOutInput
        source="members"
        name="members"
        label={own('leftOut')}
        help={own('leftOutHelp')}
        field={field}
        resource={resource}
        options={field.options}
        required={false}
        disabled={closed !== undefined || !writable.has('members')}
      />
      <ExcludedGoods resource={resource} disabled={closed !== undefined || !writable.has('methods')} />
    </>
  )
}

type Method = { id?: string; code?: string; type: string; name: string | null } & Record<string, unknown>

const goods = ['excludedCategories', 'excludedProducts'] as const

/** For each method the goods that it does not deliver, as the values of the form have them. */
function ExcludedGoods({ resource, disabled }: { resource: Resource; disabled: boolean }) {
  const { own, method: nameOf } = useZoneTexts()
  const texts = useTexts(resource)
  const { setValue } = useFormContext()
  const methods = (useWatch({ name: 'methods' }) ?? []) as readonly Method[]
  const keys = useRowKeys(methods)
  const inner = resource.fields.methods?.options.fields as Fields
  const change = (index: number, name: string, ids: string[] | null) =>
    setValue(
      'methods',
      methods.map((method, at) => (at === index ? { ...method, [name]: ids ?? [] } : method)),
      { shouldDirty: true, shouldValidate: true },
    )
  return methods.map((method, index) => (
    <fieldset key={keys[index]} className={css.goods}>
      <legend className={css.title}>{own('goodsOf', { name: nameOf(method) })}</legend>
      {goods.map((name) => {
        const field = inner[name] as Field
        const part = {
          id: `methods-${index}-${name}`,
          source: `methods.${index}.${name}`,
          label: texts.field(`methods.${name}`),
        }
        return (
          <Frame key={name} {...part}>
            <LookupListBox
              {...part}
              name={`methods.${name}`}
              value={(method[name] ?? []) as string[]}
              onChange={(ids) => change(index, name, ids)}
              options={field.options}
              field={field}
              resource={resource}
              disabled={disabled}
            />
          </Frame>
        )
      })}
    </fieldset>
  ))
}
