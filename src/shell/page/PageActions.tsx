import { type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { PageContext } from './PageContext.ts'

/** Puts the buttons of a page at the end of its heading, wherever in the page they are declared. */
export function PageActions({ children }: { children: ReactNode }) {
  const { actions } = useContext(PageContext)
  return actions && createPortal(children, actions)
}
