import { Drawing } from '../../../../../../src/controls/parts/Drawing.tsx'
import { ChosenTree } from '../../ChosenTree.tsx'

const box = 'M19 3H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m0 16H5V5h14z'

export default function Switcher() {
  return (
    <ChosenTree
      toggleSign={(isOpen) => (
        <Drawing size={18} path={isOpen ? `${box}M7 11h10v2H7z` : `${box}M11 7h2v4h4v2h-4v4h-2v-4H7v-2h4z`} />
      )}
    />
  )
}
