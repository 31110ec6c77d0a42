import { useId, useState } from 'react'
import { LookupListBox } from '../../../../../src/controls/lookup/LookupListBox.tsx'
import { Frame } from '../../../../../src/controls/parts/Frame.tsx'
import type { RecordOf } from '../../../../../src/core/index.ts'
import { fieldOf } from '../../../../../src/views/fieldOf.ts'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import { AskDialog } from '../../../../shared/ask/screens/AskDialog.tsx'
import type { order } from '../../order.ts'
import { useOwn } from '../useOwn.ts'

/** Puts orders under tags, beside those that they have. */
export default function TagDialog(props: OwnActionProps<RecordOf<typeof order>>) {
  const { resource, records } = props
  const { text, action, field } = useOwn()
  const id = useId()
  const [tags, setTags] = useState<string[]>([])
  const own = fieldOf<typeof order>(resource, 'tags')
  return (
    <AskDialog
      {...props}
      title={text('tag.title', { smart_count: records.length, number: String(records[0]?.number) })}
      submit={action('tag')}
      isReady={tags.length > 0}
      ask={{ operation: 'tag', input: { add: tags } }}
    >
      <Frame id={id} source="tags" label={field('tags')}>
        <LookupListBox
          id={id}
          source="tags"
          name="tags"
          label={field('tags')}
          resource={resource}
          field={own}
          options={own.options}
          value={tags}
          onChange={(next) => setTags(next ?? [])}
        />
      </Frame>
    </AskDialog>
  )
}
