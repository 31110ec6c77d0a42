/** Groups that decide who gets in, what needs a second person, and whether anybody can work (areas, 28). */
const guarded: readonly unknown[] = ['security', 'approvals', 'maintenance']

/** The flag that changing a setting needs, by the group that its key begins with: one of its own for what guards the others. */
export const flagOfSetting = (area: { readonly name: string }, key: string | null | undefined): string =>
  area.name === 'adminSetting' && guarded.includes(key?.split('.')[0]) ? 'security' : 'edit'
