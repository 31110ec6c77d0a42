import { useTranslate } from 'ra-core'

const steps = { first: 'first', last: 'last', previous: 'previous', next: 'next' } as const

/** What MUI's pagination and its buttons are called. */
export function usePageNames() {
  const translate = useTranslate()
  return {
    'aria-label': translate('list.pages'),
    getItemAriaLabel: (
      type: keyof typeof steps | 'page' | 'start-ellipsis' | 'end-ellipsis',
      page: number | null,
    ) =>
      type === 'next' || type === 'previous'
        ? translate(`list.${type}`)
        : `${translate('list.page')} ${page}`,
  }
}
