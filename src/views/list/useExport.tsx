import { lazy, Suspense, useState } from 'react'
import { withAllTexts } from '../../providers/laterTexts.ts'

const ExportDialog = lazy(withAllTexts(() => import('./ExportDialog.tsx')))

/** Takes the list into a file, or with `ids` these records alone; `dialog` asks how and is to be drawn on the page. */
export function useExport() {
  const [asked, setAsked] = useState<{ ids: readonly string[] | undefined }>()
  return {
    exportList: (ids?: readonly string[]) => setAsked({ ids }),
    dialog: asked && (
      <Suspense>
        <ExportDialog ids={asked.ids} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  }
}
