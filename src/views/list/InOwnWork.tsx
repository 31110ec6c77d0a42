import { useTranslate } from 'ra-core'
import { Link } from '../../shell/routing/Link.tsx'

/** Something that goes on behind, or has ended there, with the way to all that its person did in bulk. */
export function InOwnWork({ text }: { text: string }) {
  const translate = useTranslate()
  return (
    <>
      {text} <Link to="/app/pages/own-work">{translate('shell.routes.pages/own-work')}</Link>
    </>
  )
}
