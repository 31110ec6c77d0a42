import { useLocale, useTranslate } from 'ra-core'
import { lazy, Suspense, useContext } from 'react'
import type { Condition } from '../../core/index.ts'
import { canAct } from '../../derive/permissions.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import { RecordTitle } from '../../views/RecordTitle.tsx'
import { RegistryContext } from '../../views/RegistryContext.ts'
import { type LookupRecord, titleOf } from '../../views/titleOf.ts'
import type { EditorProps } from '../parts/editor.ts'
import { ComboBox } from './ComboBox.tsx'
import css from './PickedList.module.css'
import { PickedList } from './PickedList.tsx'
import { useLooked } from './useLookup.ts'
import { offeredTo, useLookupBox } from './useLookupBox.tsx'

const AreaTreePicker = lazy(() => import('./AreaTreePicker.tsx'))

/** Several records of another area: found by typing, shown in their order, moved and taken out below. */
export function LookupListBox({
  value,
  onChange,
  options,
  ...props
}: EditorProps<string[], { to: string; where?: Condition; max?: number; tree?: boolean }>) {
  const target = useContext(RegistryContext)[options.to]
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  if (!target)
    throw new Error(
      `'${options.to}' is not a registered resource. A reference points to one. Add it to resources/index.ts.`,
    )
  const ids = value ?? []
  const { found, box } = useLookupBox(target, offeredTo(props, options))
  const { looked, remember } = useLooked(target, ids)
  const isFull = ids.length >= (options.max ?? 100)
  const viewer = useViewer()
  const hasTree = options.tree && !props.dense && canAct(viewer, target, 'view')
  const pick = (id: string, picked: LookupRecord | undefined) => {
    if (picked) remember(picked)
    onChange(ids.includes(id) ? ids.filter((each) => each !== id) : isFull ? ids : [...ids, id])
  }
  return (
    <>
      <ComboBox
        {...props}
        {...box}
        disabled={props.disabled || isFull}
        keepsOpen
        shown=""
        placeholder={translate(isFull ? 'fields.lookup.full' : 'fields.lookup.add', {
          smart_count: options.max ?? 100,
        })}
        chosen={ids}
        onPick={(id) =>
          pick(
            id,
            found.find((record) => record.id === id),
          )
        }
      />
      {hasTree && (
        <div>
          <Suspense>
            <AreaTreePicker
              target={target}
              label={props.label}
              chosen={ids}
              disabled={props.disabled}
              onChoose={(id) => pick(id, undefined)}
            />
          </Suspense>
        </div>
      )}
      {ids.length > 0 && (
        <PickedList
          label={props.label}
          disabled={props.disabled}
          items={ids.map((id) => {
            const record = looked.get(id)
            return {
              id,
              title: record ? titleOf(target, record, locale) : '…',
              content: record ? (
                <RecordTitle resource={target} record={record} picture={20} />
              ) : (
                <span className={css.coming}>…</span>
              ),
            }
          })}
          onChange={onChange}
        />
      )}
    </>
  )
}
