import { useNavigate } from 'ra-core'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router'
import type { Resource } from '../../../../src/core/index.ts'
import { usePageTitle } from '../../../../src/shell/page/PageContext.ts'
import { RecordDialog } from '../../../../src/views/form/RecordDialog.tsx'
import { ResourceList } from '../../../../src/views/list/ResourceList.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { project } from '../project.ts'
import { fromBoard, useBoardAddress } from './useBoardAddress.ts'

/** A new project, or what is said of one, beside the list; the board of a new one opens when it is there. */
export default function ProjectDrawer({ resource }: { resource: Resource }) {
  const { text } = useAreaWords<typeof project>(resource.path)
  const navigate = useNavigate()
  const { id } = useParams()
  const isNew = id === undefined
  const board = useBoardAddress()
  const { state } = useLocation()
  // The list writes what it shows into the address, and so over its state.
  const [isFromBoard] = useState(state === fromBoard)
  usePageTitle(isNew ? undefined : text('edit'))
  return (
    <>
      <ResourceList resource={resource} />
      <RecordDialog
        resource={resource}
        id={id}
        title={text(isNew ? 'add' : 'edit')}
        side="end"
        // A new one leads to its board by itself.
        onClose={() => navigate(isFromBoard && board && id ? board(id) : `/app/${resource.path}`)}
      />
    </>
  )
}
