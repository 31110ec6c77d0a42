import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import styles from './notice.module.css'

const minutes = 60_000

/** Tells of a new version of the product and leaves the moment of loading it to the person: nothing is interrupted. */
export function VersionNotice({ every = 10 * minutes }: { every?: number }) {
  const translate = useTranslate()
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    if (isNew || !runningVersion()) return
    const look = async () => setNew(await hasNewVersion())
    const timer = setInterval(look, every)
    return () => clearInterval(timer)
  }, [isNew, every])
  return (
    <div role="status">
      {isNew && (
        <p className={styles.notice} data-tone="accent">
          <Icon name="update" />
          {translate('shell.notices.newVersion')}
          <button type="button" onClick={() => location.reload()}>
            {translate('shell.notices.reload')}
          </button>
        </p>
      )}
    </div>
  )
}

/** The names of the scripts that the page was started with; a name changes with its content. Empty in development. */
const runningVersion = () =>
  [...document.querySelectorAll('script[type="module"][src*="/assets/"]')]
    .map((script) => script.getAttribute('src'))
    .join()

/** Not react-admin's check: that compares whole pages, and each answer of ours has a nonce of its own. */
async function hasNewVersion(): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } })
    if (!answer.ok) return false
    const scripts = (await answer.text()).matchAll(/<script[^>]+src="([^"]*\/assets\/[^"]+)"/g)
    const found = [...scripts].map(([, name]) => name).join()
    return found !== '' && found !== runningVersion()
  } catch {
    return false
  }
}
