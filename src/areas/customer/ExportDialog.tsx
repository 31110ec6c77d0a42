import type { AnyRecord } from '../../core/index.ts'
import type { OwnActionProps } from '../../views/overrides.ts'
import { OperationDialog } from '../reveal/OperationDialog.tsx'
import { useOwn } from './useOwn.ts'

/** Hands out all that the shop knows of a person as a file. */
export default function ExportDialog({ resource, records, close }: OwnActionProps) {
  const { text, action } = useOwn()
  const record = records[0] as AnyRecord
  return (
    <OperationDialog
      {...{ resource, close, record }}
      operation="exportPerson"
      title={action('exportPerson')}
      text={text('exportText', { name: record.name })}
      asked={[]}
      submit={text('download')}
      input={() => ({})}
      said={(answer) => {
        save(`customer-${record.id}.json`, JSON.stringify(answer, null, 2))
        return undefined
      }}
    />
  )
}

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser reads the address after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
