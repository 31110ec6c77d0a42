// biome-ignore-all lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that are not wanted here

import { useTranslate } from 'ra-core'
import { type ComponentType, useId, useState } from 'react'
import type { FilterProps } from '../../fields/view.ts'
import { ChoiceBox } from '../parts/ChoiceBox.tsx'
import type { Editor } from '../parts/editor.ts'
import css from '../parts/Frame.module.css'
import { isOperand, type Question, questionOf, questionsOf, testOf } from './filterTest.ts'
import { useFits } from './useFits.ts'

interface Filtering<Value, Options> {
  /** How the questions are worded: `before` of days, `less than` of numbers. */
  words: 'text' | 'number' | 'day' | 'choice' | 'list'
  /** Edits the one operand of most questions. */
  One?: Editor<Value, Options>
  /** Edits the several operands of `in` and `has`. */
  Many?: Editor<Value[], Options>
}

/** Makes the filter of a kind from its editors: a question, and its operands. Questions without an editor are not offered. */
export function filtered<Value, Options>({
  words,
  One,
  Many,
}: Filtering<Value, Options>): ComponentType<FilterProps<Options>> {
  // Called once for each kind, when its module is loaded
  return function Filter({ name, label, options, field, resource, test, onChange }) {
    const translate = useTranslate()
    const id = useId()
    const questions = questionsOf(field.type.operators).filter((each) =>
      takesList(each) ? Many : One || takesNone(each),
    )
    const [question, setQuestion] = useState<Question>(questionOf(test, questions) ?? questions[0] ?? 'eq')
    const [first, setFirst] = useState<unknown>(question === 'between' ? test.gte : test[question])
    const [second, setSecond] = useState<unknown>(test.lte)
    const [isAsked, setAsked] = useState(false)
    const fits = useFits(field, options)
    const change = (next: { question?: Question; first?: unknown; second?: unknown }) => {
      const now = { question, first, second, ...next }
      setQuestion(now.question)
      setFirst(now.first)
      setSecond(now.second)
      onChange(testOf(now.question, [now.first, now.question === 'between' ? now.second : null], fits))
    }
    const ask = (asked: Question) => {
      setAsked(true)
      change({ question: asked, first: takesList(asked) === takesList(question) ? first : null })
    }
    const say = (each: Question) => translate(`fields.questions.${words}.${each}`)
    const isWrong = (value: unknown) => !isOperand(question, value, fits)
    // People come to say a value, however late its box is there; who goes through the questions stays with them.
    const operand = { options, field, resource, name, source: name, dense: true, autoFocus: !isAsked }
    return (
      <div role="group" aria-label={label} className={css.stack}>
        <ChoiceBox
          dense
          id={`${id}-question`}
          source={`${name}-question`}
          label={translate('fields.question', { field: label })}
          choices={questions.map((value) => ({ value, label: say(value) }))}
          chosen={question}
          onChoose={(value) => ask(value as Question)}
        />
        {question === 'between' && One ? (
          <div className={css.pair}>
            <One
              {...operand}
              id={`${id}-from`}
              label={translate('fields.from', { field: label })}
              invalid={isWrong(first)}
              value={(first ?? null) as Value | null}
              onChange={(value) => change({ first: value })}
            />
            <One
              {...operand}
              autoFocus={false}
              id={`${id}-to`}
              label={translate('fields.to', { field: label })}
              invalid={isWrong(second)}
              value={(second ?? null) as Value | null}
              onChange={(value) => change({ second: value })}
            />
          </div>
        ) : takesList(question) && Many ? (
          <Many
            {...operand}
            id={id}
            label={label}
            value={(first ?? []) as Value[]}
            onChange={(value) => change({ first: value })}
          />
        ) : (
          One &&
          !takesNone(question) && (
            <One
              {...operand}
              id={id}
              label={label}
              invalid={isWrong(first)}
              value={(first ?? null) as Value | null}
              onChange={(value) => change({ first: value })}
            />
          )
        )}
      </div>
    )
  }
}

const takesNone = (question: Question) => question === 'empty' || question === 'filled'

const takesList = (question: Question) => question === 'in' || question === 'has'
