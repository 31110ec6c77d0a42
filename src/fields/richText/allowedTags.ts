/** What the editor of formatted text can make: the server takes out everything else, and the page shows nothing else. */
export const allowedTags: string[] = [
  ...[
    'p',
    'br',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'pre',
    'code',
    'ul',
    'ol',
    'li',
    'a',
  ],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
]
