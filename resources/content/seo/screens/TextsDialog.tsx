import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { Locale, Resource } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { Covered } from '../rules/covered.ts'
import type { seo } from '../seo.ts'
import css from './seo.module.css'

interface TextsDialogProps {
  resource: Resource
  row: Covered
  locale: Locale
  onClose: () => void
}

/** The texts of one address in one language, and how a search engine would show them. */
export function TextsDialog({ resource, row, locale, onClose }: TextsDialogProps) {
  const translate = useTranslate()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const [seoTitle, setTitle] = useState(row.seoTitle ?? '')
  const [seoDescription, setDescription] = useState(row.seoDescription ?? '')
  const [robots, setRobots] = useState(row.robots ?? 'index')
  const { text: own } = useAreaWords<typeof seo>(resource.path)
  const save = async () => {
    const isDone = await act(async () => {
      await ask('setTexts', {
        input: { entity: row.entity, id: row.id, locale, seoTitle, seoDescription, robots },
      })
      return own('textsSaved')
    })
    if (isDone) onClose()
  }
  return (
    <QuestionDialog
      title={own('editTexts', { name: row.title })}
      size="medium"
      onClose={onClose}
      onSubmit={save}
      busy={isBusy}
      submit={translate('ra.action.save')}
    >
      <TextBoxField
        id="seo-title"
        source="seoTitle"
        label={own('title')}
        note={<small>{seoTitle.length}/60</small>}
        text={seoTitle}
        onText={setTitle}
        maxLength={70}
        more={{ 'data-first': true }}
      />
      <TextBoxField
        id="seo-description"
        source="seoDescription"
        label={own('description')}
        note={<small>{seoDescription.length}/160</small>}
        text={seoDescription}
        onText={setDescription}
        maxLength={300}
        lines={3}
      />
      <ChoiceField
        id="seo-robots"
        source="robots"
        label={own('robots')}
        choices={['index', 'noindex'].map((value) => ({ value, label: own(`robotsValues.${value}`) }))}
        chosen={robots}
        onChoose={setRobots}
      />
      <section className={css.result} aria-label={own('howItLooks')}>
        <span className={css.path} dir="ltr">
          {row.path}
        </span>
        <strong dir="auto">{seoTitle || row.title}</strong>
        <span dir="auto">{seoDescription}</span>
      </section>
    </QuestionDialog>
  )
}
