import { UploadTile } from './UploadTile.tsx'
import type { useUploads } from './useUploads.ts'

/** All files on their way. */
export const UploadTiles = ({
  uploads,
  cancel,
  retry,
}: Pick<ReturnType<typeof useUploads>, 'uploads' | 'cancel' | 'retry'>) =>
  uploads.map((upload) => (
    <UploadTile
      key={upload.key}
      upload={upload}
      onCancel={() => cancel(upload)}
      onRetry={() => retry(upload)}
    />
  ))
