import { useEffect, useId, useMemo, useState } from 'react'
import { QuestionDialog } from '../../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../../src/controls/parts/TextBoxField.tsx'
import type { Resource } from '../../../../../src/core/index.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import { type Combination, combinations, repeatedSkus, type VariantKey } from '../../rules/combinations.ts'
import type { ProductOptions } from '../../rules/options.ts'
import { patternProblem, usualPattern } from '../../rules/sku.ts'
import pricing from '../pricing/pricing.module.css'
import { useOwn } from '../useOwn.ts'
import { OptionPicker } from './OptionPicker.tsx'
import css from './variants.module.css'

interface GenerateDialogProps {
  resource: Resource
  /** The product that is edited; undefined for a new one. */
  id: string | undefined
  options: ProductOptions
  style: string
  existing: readonly VariantKey[]
  /** How many variants still fit. */
  room: number
  onAdd: (made: readonly Combination[]) => void
  onClose: () => void
}

interface Taken {
  readonly code: string
  readonly name: string
}

/** Makes the missing combinations of sizes and colours with their SKUs; what clashes is shown before anything is saved. */
export function GenerateDialog(props: GenerateDialogProps) {
  const { colon } = usePunctuation()
  const { resource, options, style, existing, room, onAdd, onClose } = props
  const own = useOwn()
  const id = useId()
  const [pattern, setPattern] = useState(style === '' ? '{colour}-{size}' : usualPattern)
  const [colours, setColours] = useState<readonly string[]>(() => options.colours.map(({ value }) => value))
  const [sizes, setSizes] = useState<readonly string[]>(() => options.sizes.map(({ value }) => value))
  const wrong = patternProblem(pattern)
  const made = useMemo(
    () =>
      wrong === undefined
        ? combinations(options, { pattern, style, existing, chosen: { colour: colours, size: sizes } })
        : [],
    [options, pattern, style, existing, colours, sizes, wrong],
  )
  const fresh = useMemo(() => made.filter(({ exists }) => !exists), [made])
  const repeated = useMemo(() => repeatedSkus(existing, fresh), [existing, fresh])
  const { taken, isAsking } = useTaken(resource, props.id, fresh)
  const clashOf = ({ sku }: Combination) =>
    sku === ''
      ? own('generate.noSku')
      : repeated.has(sku.toLowerCase())
        ? own('generate.repeated')
        : taken.has(sku.toLowerCase())
          ? own('generate.taken', { name: taken.get(sku.toLowerCase()) ?? '' })
          : undefined
  const good = fresh.filter((each) => clashOf(each) === undefined).slice(0, Math.max(0, room))
  const clashes = fresh.filter((each) => clashOf(each) !== undefined)
  return (
    <QuestionDialog
      title={own('generate.title')}
      size="medium"
      onClose={onClose}
      disabled={good.length === 0}
      busy={isAsking}
      onClick={() => {
        onAdd(good)
        onClose()
      }}
      submit={own('generate.add', { smart_count: good.length })}
    >
      <TextBoxField
        id={`${id}-pattern`}
        source="pattern"
        label={own('generate.pattern')}
        help={wrong === undefined ? own('generate.patternHelp') : undefined}
        error={wrong === undefined ? undefined : own('generate.patternWrong', { part: wrong })}
        dir="ltr"
        text={pattern}
        onText={setPattern}
        more={{ 'data-first': true, spellCheck: false }}
      />
      <OptionPicker
        label={own('generate.colours')}
        values={options.colours}
        chosen={colours}
        onChoose={setColours}
      />
      <OptionPicker label={own('generate.sizes')} values={options.sizes} chosen={sizes} onChoose={setSizes} />
      <div className={pricing.outcome} role="status" aria-busy={isAsking}>
        <strong>{own('generate.count', { smart_count: fresh.length })}</strong>
        {made.length > fresh.length && (
          <span className={css.quiet}>
            {own('generate.exist', { smart_count: made.length - fresh.length })}
          </span>
        )}
        {good.length > 0 && (
          <span className={css.codes} dir="ltr">
            {good
              .slice(0, 6)
              .map(({ sku }) => sku)
              .join('  ')}
            {good.length > 6 && ' …'}
          </span>
        )}
        {clashes.length > 0 && (
          <>
            <strong className={css.clash}>{own('generate.clashes', { smart_count: clashes.length })}</strong>
            <ul className={pricing.reasons}>
              {clashes.slice(0, 8).map((each) => (
                <li key={JSON.stringify(each)}>
                  <bdi>{each.sku || [each.colour, each.size].filter(Boolean).join(' ')}</bdi>
                  {colon}
                  {clashOf(each)}
                </li>
              ))}
            </ul>
          </>
        )}
        {fresh.length > room && <span>{own('generate.full', { max: room })}</span>}
      </div>
    </QuestionDialog>
  )
}

/** Milliseconds of quiet before other products are asked. */
const quiet = 250

/** Which of the new SKUs other products use, by SKU in lower case. */
function useTaken(resource: Resource, id: string | undefined, fresh: readonly Combination[]) {
  const ask = useOperation(resource)
  const [taken, setTaken] = useState<ReadonlyMap<string, string>>(new Map())
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    const skus = fresh.map(({ sku }) => sku).filter(Boolean)
    if (skus.length === 0) return setAsking(false)
    const stop = new AbortController()
    setAsking(true)
    const timer = setTimeout(async () => {
      try {
        const input = { skus: skus.slice(0, 1000), except: id }
        const answer = await ask<{ skus: readonly Taken[] }>('checkCodes', { input, signal: stop.signal })
        if (stop.signal.aborted) return
        setTaken(new Map(answer.skus.map(({ code, name }) => [code.toLowerCase(), name])))
        setAsking(false)
      } catch {
        // Saving asks again, and tells of each clash at its cell.
        if (!stop.signal.aborted) setAsking(false)
      }
    }, quiet)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [ask, id, fresh])
  return { taken, isAsking }
}
