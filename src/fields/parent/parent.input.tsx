import { useLocale, useRecordContext, useTranslate } from 'ra-core'
import { filtered } from '../../controls/filter/filtered.tsx'
import { CascadeBox, type UseSteps } from '../../controls/lookup/CascadeBox.tsx'
import { LookupListBox } from '../../controls/lookup/LookupListBox.tsx'
import { useLooked } from '../../controls/lookup/useLookup.ts'
import { useSubtree, useTree } from '../../controls/lookup/useTree.ts'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import type { AnyRecord } from '../../core/index.ts'
import { RecordTitle } from '../../views/RecordTitle.tsx'
import { titleOf } from '../../views/titleOf.ts'
import type { FieldInput } from '../view.ts'
import type { ParentOptions } from './parent.ts'

/** The place in a tree. The record itself and all below it cannot be chosen; the server refuses them too. */
function Edit({
  value,
  onChange,
  options,
  resource,
  field: _,
  name: __,
  ...props
}: EditorProps<string, ParentOptions>) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const own = useRecordContext<AnyRecord>()
  const maxDepth = options.maxDepth ?? 4
  const { looked, remember } = useLooked(resource, value === null ? [] : [value])
  const chosen = value === null ? undefined : looked.get(value)
  const useSteps: UseSteps = (asked, wanted) => {
    const { found, ...state } = useTree(resource, { ...asked, maxDepth }, wanted)
    const closed = useSubtree(resource, props.dense ? undefined : own?.id, maxDepth, wanted)
    const named = (record: AnyRecord) => ({ id: record.id, title: titleOf(resource, record, locale) })
    return {
      ...state,
      found: found.map(({ record, above }) => ({
        ...named(record),
        content: <RecordTitle resource={resource} record={record} />,
        above: above.map(named),
        isOpen: above.length + 1 < maxDepth && !closed.has(record.id),
        disabled: closed.has(record.id),
      })),
    }
  }
  return (
    <CascadeBox
      {...props}
      value={value}
      onChange={onChange}
      shown={chosen ? titleOf(resource, chosen, locale) : value === null ? '' : '…'}
      placeholder={translate('fields.parent.top')}
      useSteps={useSteps}
      onPick={({ id, title }) => remember({ id, title })}
    />
  )
}

const Many = ({ options, ...props }: EditorProps<string[], ParentOptions>) => (
  <LookupListBox {...props} options={{ to: props.resource.name }} />
)

export default {
  Input: framed(Edit),
  Edit,
  isWide: true,
  Filter: filtered({ words: 'choice', One: Edit, Many }),
} satisfies FieldInput<ParentOptions>
