import { demosOf } from '../../demos.ts'
import { later } from '../../later.tsx'
import Advanced from './Advanced.tsx'
import ByHook from './ByHook.tsx'
import ByRef from './ByRef.tsx'
import Checked from './Checked.tsx'
import Depends from './Depends.tsx'
import InDialog from './InDialog.tsx'
import InOneRow from './InOneRow.tsx'
import Layouts from './Layouts.tsx'
import NestedValues from './NestedValues.tsx'
import Outside from './Outside.tsx'
import OwnControl from './OwnControl.tsx'
import Register from './Register.tsx'
import Repeated from './Repeated.tsx'
import SignIn from './SignIn.tsx'
import SignInFull from './SignInFull.tsx'
import SignInInline from './SignInInline.tsx'
import Sized from './Sized.tsx'
import States from './States.tsx'
import TwoForms from './TwoForms.tsx'

export default demosOf(
  {
    SignIn,
    ByHook,
    ByRef,
    Layouts,
    Sized,
    Repeated,
    NestedValues,
    InOneRow,
    OwnControl,
    Outside,
    TwoForms,
    InDialog,
    SignInInline,
    SignInFull,
    Register,
    Advanced,
    Checked,
    States,
    Depends,
    Times: later(() => import('./Times.tsx')),
    Side: later(() => import('./Side.tsx')),
    Everything: later(() => import('./Everything.tsx')),
  },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
