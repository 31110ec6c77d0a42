import { useContext, useEffect, useState } from 'react'
import { PageContext } from '../page/PageContext.ts'

/**
 * Whether the page has shown what it began with, which stays so until another page is opened. What follows the page waits for that:
 * it would otherwise be pushed away by whatever comes later.
 */
export function useSettled(): boolean {
  const { key } = useContext(PageContext)
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const page = document.getElementById('content')
    if (!page) return
    const look = () => {
      if (page.querySelector('[aria-busy="true"], [data-page-waiting], [data-waiting]')) return
      observer.disconnect()
      setSettled(key)
    }
    const observer = new MutationObserver(look)
    observer.observe(page, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
    look()
    return () => observer.disconnect()
  }, [key])
  return settled === key
}
