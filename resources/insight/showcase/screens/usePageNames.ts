import { useTranslate } from 'ra-core'
import { useTexts } from './words.ts'

/** What MUI's pagination and its buttons are called. */
export function usePageNames(card: string) {
  const t = useTexts()
  const translate = useTranslate()
  return {
    'aria-label': t(`showcase.pagination.${card}.title`),
    getItemAriaLabel: (
      type: 'first' | 'last' | 'previous' | 'next' | 'page' | 'start-ellipsis' | 'end-ellipsis',
      page: number | null,
    ) =>
      type === 'next' || type === 'previous'
        ? translate(`list.${type}`)
        : `${translate('list.page')} ${page}`,
  }
}
