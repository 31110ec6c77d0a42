import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { saveFile } from '../../../../src/views/saveFile.ts'
import { OperationDialog } from '../../../shared/ask/screens/OperationDialog.tsx'
import type { customer } from '../customer.ts'
import { useOwn } from './useOwn.ts'

/** Hands out all that the shop knows of a person as a file. */
export default function ExportDialog(props: OwnActionProps<RecordOf<typeof customer>>) {
  const { text, action } = useOwn()
  const [record] = props.records
  return (
    <OperationDialog
      {...props}
      operation="exportPerson"
      title={action('exportPerson')}
      text={text('exportText', { name: record?.name })}
      asked={[]}
      submit={text('download')}
      input={() => ({})}
      said={(answer) => {
        saveFile(
          new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' }),
          `customer-${record?.id}.json`,
        )
        return undefined
      }}
    />
  )
}
