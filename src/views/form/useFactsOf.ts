import { useTranslate } from 'ra-core'
import { useContext, useMemo } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { canActOn, isLocked, writableFields } from '../../derive/permissions.ts'
import { isReadOnly } from '../../derive/rules.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import { useViews } from '../loadViews.ts'
import { RegistryContext } from '../RegistryContext.ts'
import type { FormFacts } from './FormContexts.ts'
import { shownFields } from './shownFields.ts'
import { partsOf } from './values.ts'

/** What holds for a form of a record, or of a new one, in the hands of whoever is signed in. */
export function useFactsOf(id: string, resource: Resource, base: AnyRecord | undefined): FormFacts {
  const viewer = useViewer()
  const views = useViews(resource)
  const areas = useContext(RegistryContext)
  const translate = useTranslate()
  return useMemo((): FormFacts => {
    const isOpen = !base || canActOn(viewer, resource, 'edit', base)
    const writable = isOpen ? writableFields(viewer, resource, !base) : []
    const closed = isOpen
      ? undefined
      : translate(base && isLocked(resource, base) ? 'form.locked' : 'form.notNow')
    return {
      id,
      resource,
      viewer,
      views,
      base,
      readable: shownFields(viewer, resource, !base, areas),
      writable: new Set(writable),
      // What became fixed while somebody typed is not sent: the record as it stands decides.
      parts: partsOf(
        resource,
        base ? writable.filter((name) => !isReadOnly(resource, name, base)) : writable,
      ),
      closed,
    }
  }, [id, resource, viewer, views, areas, base, translate])
}
