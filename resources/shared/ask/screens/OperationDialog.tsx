import { type ReactNode, useId, useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'

/** One thing that is asked before an operation: a line, several (`lines`), or one of `choices`. All of them are needed. */
export interface Asked {
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly lines?: number
  readonly choices?: readonly { value: string; label: string }[]
  readonly dir?: 'ltr'
  readonly maxLength?: number
}

export type Answers = Readonly<Record<string, string>>

/** The one record is the first of what the action is given. */
interface OperationDialogProps<T> extends OwnActionProps {
  operation: string
  title: string
  text?: ReactNode
  asked: readonly Asked[]
  submit: string
  danger?: boolean
  /** What is sent, from the answers; undefined while they cannot be sent. */
  input: (answers: Answers) => Readonly<Record<string, unknown>> | undefined
  /** What is said when it is done; nothing keeps the dialog open with `done` in it. */
  said: (answer: T) => string | undefined
  /** What it asks beside. */
  children?: ReactNode
}

/** Asks the few things that an operation on one record needs, carries it out, and says what came of it. */
export function OperationDialog<T>({ resource, records, close, ...props }: OperationDialogProps<T>) {
  const { operation, title, text, asked, submit, danger, input, said, children } = props
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const id = useId()
  const [answers, setAnswers] = useState<Answers>(() =>
    Object.fromEntries(asked.map(({ name, choices }) => [name, choices?.[0]?.value ?? ''])),
  )
  const ready = asked.every(({ name }) => answers[name]?.trim()) ? input(answers) : undefined
  const run = () => {
    void act(async () => {
      const answer = await ask<T>(operation, { record: records[0], input: ready ?? {} })
      close()
      return said(answer)
    })
  }
  return (
    <QuestionDialog
      title={title}
      describedBy={text ? `${id}-explained` : undefined}
      onClose={close}
      onSubmit={run}
      danger={danger ?? false}
      busy={isBusy}
      disabled={!ready}
      submit={submit}
    >
      {text && <p id={`${id}-explained`}>{text}</p>}
      {asked.map(({ name, label, help, choices, ...more }, index) => {
        const part = { id: `${id}-${name}`, source: name, label, help, required: true }
        const set = (value: string) => setAnswers({ ...answers, [name]: value })
        return choices ? (
          <ChoiceField key={name} {...part} choices={choices} chosen={answers[name] ?? ''} onChoose={set} />
        ) : (
          <TextBoxField
            key={name}
            {...part}
            {...more}
            text={answers[name] ?? ''}
            onText={set}
            more={index === 0 ? { 'data-first': true } : undefined}
          />
        )
      })}
      {children}
    </QuestionDialog>
  )
}
