import { useTranslate } from 'ra-core'
import { Component, type ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { Icon } from '../icons/Icon.tsx'
import { StatePage } from './StatePage.tsx'

interface PageBoundaryProps {
  /** A change of it gives the page another chance. */
  page: string
  children: ReactNode
}

interface PageBoundaryState {
  readonly page: string
  readonly error?: unknown
}

/** Keeps the frame standing when a page falls over, and a form when a part of it does. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { page: this.props.page }

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { error }
  }

  static getDerivedStateFromProps(
    { page }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return page === state.page ? null : { page }
  }

  override render() {
    const { error, page } = this.state
    if (error === undefined) return this.props.children
    return <PageFailure error={error} onRetry={() => this.setState({ page, error: undefined })} />
  }
}

/** What went wrong as far as it helps, the number to give to support, and another try. */
export function PageFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate()
  const number = requestIdOf(error)
  const gone = isMissingPart(error)
  return (
    <StatePage
      alert
      icon={<Icon name="problem" />}
      title={translate(gone ? 'shell.failure.missingTitle' : 'shell.failure.title')}
      text={
        <>
          {translate(gone ? 'shell.failure.missingText' : 'shell.failure.text')}
          {number && (
            <>
              <br />
              {translate('shell.failure.number')} <code>{number}</code>
            </>
          )}
        </>
      }
    >
      {gone ? (
        <Button look="primary" onClick={() => location.reload()}>
          {translate('shell.notices.reload')}
        </Button>
      ) : (
        <Button look="primary" onClick={onRetry}>
          {translate('shell.failure.retry')}
        </Button>
      )}
    </StatePage>
  )
}

/** The request id of an answer of the API. */
function requestIdOf(error: unknown): string | undefined {
  const { body } = (error ?? {}) as { body?: { requestId?: unknown } | null }
  return typeof body?.requestId === 'string' ? body.requestId : undefined
}

/** Whether a part of the program could not be fetched: no connection, or a newer version has replaced it. */
const isMissingPart = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|module script|Importing|Unable to preload/i.test(error.message)
