import { useNotify } from 'ra-core'
import { Component, type ReactNode, useEffect } from 'react'

interface ToolBoundaryProps {
  /** Called when a tool could not be shown, so that the frame no longer waits for it. */
  onFailure: () => void
  children: ReactNode
}

/** Keeps the page standing where a tool over it (palette, drawer, dialog) does not load or falls over, and says so. */
export class ToolBoundary extends Component<ToolBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Told onFailure={this.props.onFailure} /> : this.props.children
  }
}

function Told({ onFailure }: Pick<ToolBoundaryProps, 'onFailure'>) {
  const notify = useNotify()
  useEffect(() => {
    notify('shell.failure.tool', { type: 'error' })
    onFailure()
  }, [notify, onFailure])
  return null
}
