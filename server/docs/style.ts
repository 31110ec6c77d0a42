/** The look of the API's pages: the system's font, light and dark by the reader's setting, readable at 320 px. */
export const style = `
:root { color-scheme: light dark; --text: #1b2333; --quiet: #566074; --ground: #fff; --raised: #f5f7fa; --line: #dfe3ea; --accent: #1f5fd0 }
@media (prefers-color-scheme: dark) {
  :root { --text: #e7eaf0; --quiet: #a3adbf; --ground: #12161d; --raised: #1b212b; --line: #303845; --accent: #8ab4ff }
}
* { box-sizing: border-box }
body { margin: 0; font: 14px/1.55 system-ui, sans-serif; color: var(--text); background: var(--ground) }
main, header, footer { max-width: 60rem; margin-inline: auto; padding: 1rem }
header { padding-block-start: 2rem }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .5rem }
h2 { font-size: 1.1rem; margin: 0 0 .25rem; overflow-wrap: anywhere }
h3 { font-size: .9rem; margin: 1.25rem 0 .25rem }
p { margin: .25rem 0; max-width: 70ch }
a { color: var(--accent); text-underline-offset: .15em }
a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px }
ul { padding-inline-start: 1.25rem }
nav li { padding-block: .25rem }
nav a, footer a { display: inline-block; min-height: 24px }
section { border-block-start: 1px solid var(--line); padding-block: 1.5rem }
.method { color: var(--accent); font-weight: 700 }
.quiet { color: var(--quiet) }
code, pre { font: .92em/1.5 ui-monospace, monospace }
code { overflow-wrap: anywhere }
pre { background: var(--raised); border: 1px solid var(--line); border-radius: 10px; padding: .75rem; margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: .4rem .75rem .4rem 0; border-block-end: 1px solid var(--line) }
th { font-weight: 600; color: var(--quiet) }
`
