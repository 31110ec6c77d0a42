import { filtered } from '../../controls/filter/filtered.tsx'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import { PictureList } from '../../controls/upload/PictureList.tsx'
import type { FieldInput } from '../view.ts'
import type { ImageOptions, Picture } from './image.ts'

/** One picture is a list of at most one. */
const Edit = ({ value, onChange, options, ...props }: EditorProps<Picture, ImageOptions>) => (
  <PictureList
    {...props}
    pictures={value ? [value] : []}
    onChange={(pictures) => onChange(pictures[0] ?? null)}
    max={1}
    maxMB={options.maxMB ?? 10}
    library={options.library !== false}
  />
)

export default {
  Input: framed(Edit, { group: true }),
  Edit,
  isWide: true,
  Filter: filtered({ words: 'choice' }),
} satisfies FieldInput<ImageOptions>
