/** Whether the build has what else is a demonstration: plans and billing, and the pages before sign-in once more. */
export const hasDemonstrations: boolean = true

/**
 * The pages of components by their part, as the specification's route list has them: the menu, the palette and the permission matrix
 * have these. A build with `SHOWCASE=off` has none.
 */
export const showcase: readonly (readonly [part: string, pages: readonly string[]])[] = [
  ['general', ['button', 'icon', 'typography']],
  ['layout', ['grid', 'layout']],
  ['navigation', ['affix', 'breadcrumb', 'dropdown', 'menu', 'pagination', 'steps']],
  [
    'data-entry',
    [
      'auto-complete',
      'cascader',
      'checkbox',
      'date-picker',
      'form',
      'input',
      'input-number',
      'mentions',
      'radio',
      'rate',
      'select',
      'slider',
      'switch',
      'time-picker',
      'transfer',
      'tree-select',
      'upload',
    ],
  ],
  [
    'data-display',
    [
      'avatar',
      'badge',
      'calendar',
      'card',
      'carousel',
      'collapse',
      'comment',
      'descriptions',
      'empty',
      'list',
      'popover',
      'statistic',
      'table',
      'tabs',
      'tag',
      'timeline',
      'tooltip',
      'tree',
    ],
  ],
  [
    'feedback',
    [
      'alert',
      'drawer',
      'message',
      'modal',
      'notification',
      'popconfirm',
      'progress',
      'result',
      'skeleton',
      'spin',
    ],
  ],
  ['other', ['anchor', 'backtop', 'config-provider', 'divider']],
  ['charts', ['apex-charts', 'chartjs']],
  ['maps', ['simple-map']],
]

/** Their paths below `components/`. */
export const showcasePages: readonly string[] = showcase.flatMap(([part, pages]) =>
  pages.map((page) => `${part}/${page}`),
)
