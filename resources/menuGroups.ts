/** The groups of the menu that areas stand in, by the section that shows them, both in their order. */
export const menuGroups = {
  work: ['sales', 'service'],
  shop: ['catalogue', 'customers', 'promotion', 'content'],
  insight: ['insight'],
  setup: ['delivery', 'staff', 'settings'],
  demonstration: ['apps', 'components', 'pages'],
} as const

/** The sections whose groups open in place; those of the others show their entries at once, below the title of the section. */
export const foldedSections: readonly string[] = ['demonstration']
