import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { Icon } from '../../../../../src/shell/icons/Icon.tsx'
import ActionIcon from '../../../../../src/views/ActionIcon.tsx'
import type { Words } from './useWords.ts'

interface BoardToolsProps {
  readonly isArranging: boolean
  readonly onArrange: (isArranging: boolean) => void
  readonly onReset: () => void
  readonly words: Words
}

/** What can be done with a whole dashboard: read its figures again, print it, arrange it. */
export function BoardTools({ isArranging, onArrange, onReset, words: { t } }: BoardToolsProps) {
  const client = useQueryClient()
  const isReading = useIsFetching({ queryKey: ['figures'] }) > 0
  if (isArranging) {
    return (
      <>
        <Button small onClick={onReset}>
          {t('dashboard.actions.reset')}
        </Button>
        <Button small look="primary" onClick={() => onArrange(false)}>
          {t('dashboard.actions.done')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Button
        small
        aria-disabled={isReading || undefined}
        onClick={() => void client.invalidateQueries({ queryKey: ['figures'] })}
      >
        <ActionIcon name="refresh" />
        {t('dashboard.actions.refresh')}
      </Button>
      <Button small onClick={() => print()}>
        <ActionIcon name="print" />
        {t('dashboard.actions.print')}
      </Button>
      <Button small onClick={() => onArrange(true)}>
        <Icon name="tune" />
        {t('dashboard.actions.arrange')}
      </Button>
    </>
  )
}
