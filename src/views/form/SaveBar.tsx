import { useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { Button } from '../../shell/controls/Button.tsx'
import { newRecordText } from '../../shell/page/newRecordText.ts'
import { isModal } from '../../shell/shortcuts/keys.ts'
import { useFormFacts, useFormStand } from './FormContexts.ts'
import css from './form.module.css'
import { useTexts } from './useTexts.ts'
import { useToldChanges } from './useToldChanges.ts'

/** How many changed fields are named; the rest is counted. */
const named = 3

/** Says what is not saved yet, and saves it or throws it away. There only while something differs; always for a new record. */
export function SaveBar() {
  const { resource, base, closed } = useFormFacts()
  const { isDirty, isSaving, isBusy, submit, discard } = useFormStand()
  const translate = useTranslate()
  const texts = useTexts(resource)
  const names = useToldChanges()
  const isShown = closed === undefined && (!base || isDirty)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 's' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      // An open dialog has its own buttons.
      if (isShown && !isBusy && !isModal()) submit()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isShown, isBusy, submit])

  if (!isShown) return null
  const list = names.slice(0, named).join(translate('list.comma'))
  const words =
    names.length > named
      ? translate('form.andMore', { names: list, smart_count: names.length - named })
      : list
  return (
    <section className={css.bar} aria-label={translate('form.saveBar')}>
      <div className={css.barWords} title={names.join(translate('list.comma'))}>
        {/* The heading of a new record says so already. */}
        {!base && !isBusy && <strong>{newRecordText(translate, resource.path)}</strong>}
        <span role="status">
          {isBusy ? (
            translate('form.waiting')
          ) : (
            <>
              {base && <strong>{translate('form.unsaved', { name: texts.noun() })}</strong>}
              {words && translate('form.unsavedNames', { names: words })}
            </>
          )}
        </span>
      </div>
      <div className={css.barButtons}>
        {isDirty && (
          <Button look="text" disabled={isSaving} onClick={discard}>
            {translate('form.discard')}
          </Button>
        )}
        {!base && (
          <Button type="submit" name="another" disabled={isSaving || isBusy}>
            {translate('form.saveAndAnother')}
          </Button>
        )}
        <Button
          type="submit"
          name="save"
          look="primary"
          busy={isSaving}
          disabled={isBusy}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {translate('form.save')}
        </Button>
      </div>
    </section>
  )
}
