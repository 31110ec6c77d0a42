import type { Picture } from '../../../../../src/fields/image/image.ts'
import { useAccount } from '../useAccount.ts'

/** One’s own picture, and whether there is a record that could hold one. */
export interface OwnPictureAnswer {
  readonly picture: Picture | null
  readonly mayChange: boolean
}

export const useOwnPicture = (): OwnPictureAnswer | undefined =>
  useAccount<OwnPictureAnswer>('profile/picture').data
