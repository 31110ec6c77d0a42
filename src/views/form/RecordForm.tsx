import { Form, RecordContextProvider, useLocale, useTranslate } from 'ra-core'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { Resolver } from 'react-hook-form'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { treeOf } from './errorTree.ts'
import { FocusContext, type FocusTarget } from './FocusContext.ts'
import { FormBody } from './FormBody.tsx'
import { type FormFacts, FormFactsContext } from './FormContexts.ts'
import type { FormShape } from './FormShape.ts'
import { problemText } from './problemText.ts'
import { useFactsOf } from './useFactsOf.ts'
import type { Send } from './useRecordForm.ts'
import { useTexts } from './useTexts.ts'
import { startValues, type Values, valueAt } from './values.ts'

interface RecordFormProps {
  resource: Resource
  /** The record as the server has it now; absent while one is created. */
  record?: AnyRecord
  shape: FormShape
}

/**
 * The form of a record: checked by THE check, saved by ra-core's controller around it. It keeps the record it was opened with
 * (`base`) until it is saved or nothing was changed, so that a newer one coming in never overwrites what was typed.
 */
export function RecordForm({ resource, record, shape }: RecordFormProps) {
  const id = useId()
  const [base, setBase] = useState(record)
  const [start] = useState(() => startValues(resource, record))
  const targets = useRef(new Map<string, FocusTarget>()).current
  const send = useRef<Send>(async () => undefined)
  // ra-core takes whatever comes back for errors.
  const submit = useCallback(
    async (values: Values, event: unknown) => void (await send.current(values, isAnother(event))),
    [],
  )

  const facts = useFactsOf(id, resource, base)

  return (
    // Only what was typed may stand in the form: the record around it is for ra-core's controller.
    <RecordContextProvider value={undefined as never}>
      <FormFactsContext value={facts}>
        <FocusContext value={targets}>
          <Form
            id={id}
            defaultValues={start}
            resolver={useChecks(facts)}
            mode="onTouched"
            shouldFocusError={false}
            disableInvalidFormNotification
            noValidate
            onSubmit={submit}
          >
            <RecordContextProvider value={base as AnyRecord}>
              <FormBody latest={record} onBase={setBase} send={send} targets={targets} shape={shape} />
            </RecordContextProvider>
          </Form>
        </FocusContext>
      </FormFactsContext>
    </RecordContextProvider>
  )
}

/** Whether the form was sent by the button that goes on to a further record. */
const isAnother = (event: unknown): boolean =>
  (
    (event as { nativeEvent?: SubmitEvent } | undefined)?.nativeEvent?.submitter as
      | HTMLButtonElement
      | null
      | undefined
  )?.name === 'another'

/** THE check as a resolver of react-hook-form, its codes in words. */
function useChecks({ resource, base, readable, writable }: FormFacts): Resolver {
  const translate = useTranslate()
  const texts = useTexts(resource)
  const locale = useLocale() ?? 'en'
  // Ready before anybody can have typed something wrong.
  useEffect(() => void loadCheck(), [])
  return useCallback(
    async (values: Values) => {
      const check = await loadCheck()
      const problems = check(resource, values, { readable, writable, base })
      if (problems.length === 0) return { values, errors: {} }
      const worded = problems.map((problem) => ({
        path: problem.path,
        code: problem.code,
        message: problemText(resource, problem, valueAt(values, problem.path), { translate, texts, locale }),
      }))
      return { values: {}, errors: treeOf(worded) as never }
    },
    [resource, base, readable, writable, translate, texts, locale],
  )
}

/** THE check weighs more than the form; where it cannot be fetched, the server finds alone what is wrong. */
const loadCheck = () =>
  import('./check.ts').then(
    ({ check }) => check,
    () => () => [],
  )
