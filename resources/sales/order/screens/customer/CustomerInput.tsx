import { useContext, useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { EmailLink } from '../../../../../src/fields/email/EmailLink.tsx'
import { inputOf } from '../../../../../src/fields/inputs.ts'
import { PhoneLink } from '../../../../../src/fields/phone/PhoneLink.tsx'
import type { InputProps } from '../../../../../src/fields/view.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { FormFactsContext, useFormPlace } from '../../../../../src/views/form/FormContexts.ts'
import { useOwn } from '../useOwn.ts'
import css from './CustomerInput.module.css'
import { useBrought } from './useBrought.ts'

const { Input } = inputOf('reference')

/** Whose draft it is: somebody known, who brings along how to reach them, or somebody new, of whom that is asked. */
export default function CustomerInput(props: InputProps) {
  const { text } = useOwn()
  const { fold, goTo } = useFormPlace()
  const { getValues } = useFormContext()
  const base = useContext(FormFactsContext)?.base
  const [customer, phone, email]: (string | null)[] = useWatch({ name: [props.source, 'phone', 'email'] })
  useBrought(customer ?? null, base?.customer ?? null, () => fold('contact', true))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a draft whose customer was written by hand
  useEffect(() => {
    if (!customer && getValues('contactName')) fold('contact', true)
  }, [])
  return (
    <div className={css.fields}>
      <Input {...props} placeholder={text('buyer.by')} />
      {customer && (phone || email) && (
        <div className={css.reach}>
          {phone && <PhoneLink value={phone} />}
          {email && <EmailLink value={email} />}
        </div>
      )}
      {!customer && !props.disabled && (
        <div>
          <Button small onClick={() => goTo('contactName')}>
            {text('buyer.new')}
          </Button>
        </div>
      )}
    </div>
  )
}
