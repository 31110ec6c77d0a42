import { useContext, useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { inputOf } from '../../../../../src/fields/inputs.ts'
import type { InputProps } from '../../../../../src/fields/view.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { FormFactsContext, useFormPlace } from '../../../../../src/views/form/FormContexts.ts'
import css from '../dialogs/dialogs.module.css'
import { useOwn } from '../useOwn.ts'
import addressCss from './AddressInput.module.css'
import { useBrought } from './useBrought.ts'

const { Input } = inputOf('reference')

/** Whose draft it is: somebody known, who brings along how to reach them, or somebody new, of whom that is asked. */
export default function CustomerInput(props: InputProps) {
  const { text } = useOwn()
  const { fold, goTo } = useFormPlace()
  const { getValues } = useFormContext()
  const base = useContext(FormFactsContext)?.base
  const [customer, ...reach]: (string | null)[] = useWatch({
    name: [props.source, 'contactName', 'phone', 'email'],
  })
  useBrought(customer ?? null, base?.customer ?? null, () => fold('contact', true))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a draft whose customer was written by hand
  useEffect(() => {
    if (!customer && getValues('contactName')) fold('contact', true)
  }, [])
  return (
    <div className={css.fields}>
      <Input {...props} label={text('buyer.known')} />
      <div className={addressCss.brought}>
        <p className={addressCss.hint}>
          <bdi>{(customer && reach.filter(Boolean).join(' · ')) || text('buyer.by')}</bdi>
        </p>
        {!customer && !props.disabled && (
          <Button small onClick={() => goTo('contactName')}>
            {text('buyer.new')}
          </Button>
        )}
      </div>
    </div>
  )
}
