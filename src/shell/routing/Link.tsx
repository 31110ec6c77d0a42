import type { AnchorHTMLAttributes, Ref } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router'
import { defined } from '../../core/defined.ts'

/** A link to a page of the product; react-router's own brings what fetches the data of pages ahead. */
export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: To
  state?: unknown
  /** Whether Back skips the page that it stands on. */
  replace?: boolean
  ref?: Ref<HTMLAnchorElement>
}

export function Link({ to, state, replace, onClick, target, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, defined({ state, replace, target: target || undefined }))
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
