import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ChoiceBox } from '../../../../src/controls/parts/ChoiceBox.tsx'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { TextBox } from '../../../../src/controls/parts/TextBox.tsx'
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
    <Dialog title={own('editTexts', { name: row.title })} size="medium" onClose={onClose}>
      <form
        className={dialog.form}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void save()
        }}
      >
        <div className={dialog.body}>
          <Frame
            id="seo-title"
            source="seoTitle"
            label={own('title')}
            note={<small>{seoTitle.length}/60</small>}
          >
            <TextBox
              id="seo-title"
              source="seoTitle"
              label={own('title')}
              text={seoTitle}
              onText={setTitle}
              maxLength={70}
              more={{ 'data-first': true }}
            />
          </Frame>
          <Frame
            id="seo-description"
            source="seoDescription"
            label={own('description')}
            note={<small>{seoDescription.length}/160</small>}
          >
            <TextBox
              id="seo-description"
              source="seoDescription"
              label={own('description')}
              text={seoDescription}
              onText={setDescription}
              maxLength={300}
              lines={3}
            />
          </Frame>
          <Frame id="seo-robots" source="robots" label={own('robots')}>
            <ChoiceBox
              id="seo-robots"
              source="robots"
              label={own('robots')}
              choices={['index', 'noindex'].map((value) => ({ value, label: own(`robotsValues.${value}`) }))}
              chosen={robots}
              onChoose={setRobots}
            />
          </Frame>
          <section className={css.result} aria-label={own('howItLooks')}>
            <span className={css.path} dir="ltr">
              {row.path}
            </span>
            <strong dir="auto">{seoTitle || row.title}</strong>
            <span dir="auto">{seoDescription}</span>
          </section>
        </div>
        <DialogButtons onCancel={onClose} busy={isBusy}>
          {translate('ra.action.save')}
        </DialogButtons>
      </form>
    </Dialog>
  )
}
