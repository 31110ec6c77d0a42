import { CategoryColumns } from '../../CategoryColumns.tsx'

export default function OnHover() {
  return <CategoryColumns opensOnHover />
}
