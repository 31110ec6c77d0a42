import { filtered } from '../../controls/filter/filtered.tsx'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import { PictureList } from '../../controls/upload/PictureList.tsx'
import type { Picture } from '../image/image.ts'
import type { FieldInput } from '../view.ts'
import type { ImagesOptions } from './images.ts'

const Edit = ({ value, onChange, options, ...props }: EditorProps<Picture[], ImagesOptions>) => (
  <PictureList
    {...props}
    pictures={value ?? []}
    onChange={onChange}
    max={options.max ?? 20}
    maxMB={options.maxMB ?? 10}
    library={options.library !== false}
  />
)

export default {
  Input: framed(Edit, { group: true }),
  Edit,
  isWide: true,
  Filter: filtered({ words: 'choice' }),
} satisfies FieldInput<ImagesOptions>
