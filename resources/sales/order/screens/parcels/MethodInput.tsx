import { useInput } from 'ra-core'
import { useContext } from 'react'
import { Frame } from '../../../../../src/controls/parts/Frame.tsx'
import type { InputProps } from '../../../../../src/fields/view.ts'
import { FormFactsContext } from '../../../../../src/views/form/FormContexts.ts'
import { useQuote } from '../money/useQuote.ts'
import css from '../order.module.css'
import { useOwn } from '../useOwn.ts'
import { MethodChoice } from './MethodChoice.tsx'

/** How a draft is delivered: one of the ways its zone has for this cart, or another one whose price is typed beside it. */
export default function MethodInput({ source, label, resource, disabled, locked }: InputProps) {
  const { text } = useOwn()
  const facts = useContext(FormFactsContext)
  const { id, field } = useInput({ source, format: same, parse: same })
  const { quote } = useQuote(resource, facts?.base && String(facts.base.id))
  const methods = quote?.methods ?? []
  return (
    <Frame id={id} source={source} label={label} locked={locked} group>
      {methods.length > 0 ? (
        <MethodChoice
          methods={methods}
          zone={quote?.zone?.name}
          chosen={field.value ?? null}
          disabled={disabled}
          onChoose={(code) => field.onChange(code)}
        />
      ) : (
        <p className={css.none}>{field.value ?? text('quote.noMethods')}</p>
      )}
    </Frame>
  )
}

const same = <T,>(value: T) => value
