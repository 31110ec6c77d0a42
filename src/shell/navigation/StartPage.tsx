import { useStore } from 'ra-core'
import { Navigate } from 'react-router'
import { pinnedSection } from '../../derive/menu.ts'
import { useViewer } from '../access/useViewer.ts'
import { appRoutes, homeRoute } from '../routeTable.ts'

/** The path of the page with which the product opens for the person, and how to choose another. */
export const useStartPage = () => useStore<string>('startPage', homeRoute)

/** Leads to the page that the person chose to start with; home where they chose none or may not open it any more. */
export function StartPage() {
  const [chosen] = useStartPage()
  const isOpen = pinnedSection(appRoutes, useViewer(), [chosen]).length > 0
  return <Navigate to={`/app/${isOpen ? chosen : homeRoute}`} replace />
}
