import account from './account.ts'
import auth from './auth.ts'
import errors from './errors.ts'
import fields from './fields.ts'
import form from './form.ts'
import grid from './grid.ts'
import list from './list.ts'
import merchandising from './merchandising.ts'
import ra from './ra.ts'
import session from './session.ts'
import shell from './shell.ts'
import task from './task.ts'
import tools from './tools.ts'

/** All that the product says in French; what it says of an area stands in the folder of the area. */
export const subjects = {
  ...account,
  ...auth,
  ...errors,
  ...fields,
  ...form,
  ...grid,
  ...list,
  ...merchandising,
  ...ra,
  ...session,
  ...shell,
  ...task,
  ...tools,
}
