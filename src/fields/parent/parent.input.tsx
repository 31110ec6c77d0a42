import { useLocale, useRecordContext, useTranslate } from 'ra-core'
import { type KeyboardEvent, useState } from 'react'
import { filtered } from '../../controls/filter/filtered.tsx'
import css from '../../controls/lookup/ComboBox.module.css'
import { ComboBox } from '../../controls/lookup/ComboBox.tsx'
import { LookupListBox } from '../../controls/lookup/LookupListBox.tsx'
import { useLooked } from '../../controls/lookup/useLookup.ts'
import { useSubtree, useTree } from '../../controls/lookup/useTree.ts'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import { Glyph } from '../../controls/parts/Glyph.tsx'
import type { AnyRecord } from '../../core/index.ts'
import { useThemeState } from '../../shell/theme/useThemeState.ts'
import { RecordTitle } from '../../views/RecordTitle.tsx'
import { titleOf } from '../../views/titleOf.ts'
import type { FieldInput } from '../view.ts'
import type { ParentOptions } from './parent.ts'

/**
 * The place in a tree: found by words, or by walking down level by level (the arrow beside a line, or the arrow keys).
 * The record itself and all below it cannot be chosen; the server refuses them too.
 */
function Edit({ value, onChange, options, resource, ...props }: EditorProps<string, ParentOptions>) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const [{ direction }] = useThemeState()
  const own = useRecordContext<AnyRecord>()
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [trail, setTrail] = useState<readonly AnyRecord[]>([])
  const maxDepth = options.maxDepth ?? 4
  const { found, isLoading, hasFailed } = useTree(
    resource,
    { q: query.trim(), within: trail.at(-1)?.id ?? null, maxDepth },
    isOpen,
  )
  const closed = useSubtree(resource, props.dense ? undefined : own?.id, maxDepth, isOpen)
  const { looked, remember } = useLooked(resource, value === null ? [] : [value])
  const chosen = value === null ? undefined : looked.get(value)
  const nameOf = (record: AnyRecord) => titleOf(resource, record, locale)
  const canEnter = ({ record, above }: (typeof found)[number]) =>
    query.trim() === '' && above.length + 1 < maxDepth && !closed.has(record.id)
  const enter = (id: string | undefined) => {
    const next = found.find(({ record }) => record.id === id)
    if (!next || !canEnter(next)) return false
    setTrail([...next.above, next.record])
    return true
  }
  const onKey = (event: KeyboardEvent, active: string | undefined) => {
    if (active === undefined && trail.length === 0) return false
    if (query !== '' || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return false
    if ((event.key === 'ArrowRight') !== (direction === 'rtl')) return enter(active)
    setTrail(trail.slice(0, -1))
    return trail.length > 0
  }
  return (
    <ComboBox
      {...props}
      shown={chosen ? titleOf(resource, chosen, locale) : value === null ? '' : '…'}
      placeholder={translate('fields.parent.top')}
      choices={found.map((each) => ({
        id: each.record.id,
        disabled: closed.has(each.record.id),
        content: (
          <>
            <span className={css.words}>
              {query !== '' && each.above.length > 0 && (
                <span className={css.above}>{each.above.map(nameOf).join(' › ')}</span>
              )}
              <RecordTitle resource={resource} record={each.record} />
            </span>
            {canEnter(each) && (
              // For the mouse; the keyboard has the arrow, which the words say.
              // biome-ignore lint/a11y/noStaticElementInteractions: an option may hold no control of its own
              // biome-ignore lint/a11y/useKeyWithClickEvents: an option may hold no control of its own
              <span
                className={css.enter}
                title={translate('fields.parent.enter', { title: nameOf(each.record) })}
                onClick={(event) => {
                  event.stopPropagation()
                  enter(each.record.id)
                }}
              >
                <Glyph name="next" />
                <span className="visually-hidden">{translate('fields.parent.key')}</span>
              </span>
            )}
          </>
        ),
      }))}
      chosen={value === null ? [] : [value]}
      isLoading={isLoading}
      hasFailed={hasFailed}
      query={query}
      onQuery={setQuery}
      onOpen={(open) => {
        setOpen(open)
        setTrail([])
      }}
      onKey={onKey}
      onPick={(id) => {
        const picked = found.find(({ record }) => record.id === id)?.record
        if (picked) remember({ id, title: nameOf(picked) })
        onChange(id)
      }}
      onClear={props.required ? undefined : () => onChange(null)}
      before={
        trail.length > 0 && query === '' ? (
          <div className={css.trail}>
            {[undefined, ...trail].map((record, index) => (
              <button
                key={record?.id ?? ''}
                type="button"
                className={css.trailStep}
                tabIndex={-1}
                onClick={() => setTrail(trail.slice(0, index))}
              >
                {record ? nameOf(record) : translate('fields.parent.all')}
              </button>
            ))}
          </div>
        ) : undefined
      }
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
