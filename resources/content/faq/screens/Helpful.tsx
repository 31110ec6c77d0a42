import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useFetchedWords } from '../../../../src/views/useAreaWords.ts'
import type { faq } from '../faq.ts'
import css from './faq.module.css'
import type { ShownQuestion } from './Question.tsx'

/** A published question, as `GET auth/faq` answers it. */
export interface PublishedQuestion extends ShownQuestion {
  /** What oneself said of it; null where nothing. */
  readonly helpful: boolean | null
  /** What all have said, for whoever edits the questions. */
  readonly figures: { readonly helpful: number; readonly unhelpful: number } | null
}

/** Asks whether an answer helped; a second press takes it back. Whoever edits the questions sees what all have said. */
export function Helpful({ shown: { id, helpful, figures } }: { shown: PublishedQuestion }) {
  const { text } = useFetchedWords<typeof faq>('faq')
  const provider = useDataProvider<ShopDataProvider>()
  const client = useQueryClient()
  const [act, isBusy] = useAct()
  const say = (said: boolean) =>
    act(async () => {
      const data = { helpful: said === helpful ? null : said }
      await provider.request(`auth/faq/${id}/helpful`, { method: 'POST', data })
      await client.invalidateQueries({ queryKey: ['faq'] })
      return data.helpful === null ? undefined : text('thanks')
    })
  const button = (said: boolean, label: string) => (
    <Button small disabled={isBusy} aria-pressed={helpful === said} onClick={() => void say(said)}>
      {label}
    </Button>
  )
  return (
    <fieldset className={css.helpful}>
      <legend>{text('helpful')}</legend>
      {button(true, text('yes'))}
      {button(false, text('no'))}
      {figures && figures.helpful + figures.unhelpful > 0 && (
        <span className={css.figures}>
          {text('figures', {
            helpful: figures.helpful,
            smart_count: figures.helpful + figures.unhelpful,
          })}
        </span>
      )}
    </fieldset>
  )
}
