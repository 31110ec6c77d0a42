import type { JsonSchema } from '../../src/derive/jsonSchema.ts'
import type { OpenApi, OperationObject } from '../../src/derive/openapi/document.ts'
import { type Html, html } from './html.ts'
import { schemaTable } from './schemaTable.ts'
import { style } from './style.ts'

/** The first page: what the API is, and its parts. */
export function overviewPage(document: OpenApi, nonce: string): string {
  const { info, servers, tags } = document
  const body = html`
    <header><h1>${info.title} API, version ${info.version}</h1><p>${info.description}</p></header>
    <main>
      <p>Base: <code>${servers[0]?.url}</code>. The same for programs: <a href="openapi.json">openapi.json</a>.</p>
      <nav aria-label="Parts"><ul>
        ${tags.map(({ name, description }) => html`<li><a href="docs/${name}">${name}</a> <span class="quiet">${description}</span></li>`)}
      </ul></nav>
      <section><h2>Refusals</h2>${refusals(document)}</section>
    </main>`
  return page(`${info.title} API`, body, nonce)
}

/** The calls of one part, or undefined where there is no such part. */
export function tagPage(document: OpenApi, tag: string, nonce: string): string | undefined {
  const found = document.tags.find(({ name }) => name === tag)
  if (!found) return undefined
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) =>
      call.tags.includes(tag) ? [operation(document, method, path, call)] : [],
    ),
  )
  const body = html`
    <header><p><a href="../docs">All parts</a></p><h1>${tag}</h1><p>${found.description}</p></header>
    <main>${calls}</main>`
  return page(`${tag} · ${document.info.title} API`, body, nonce)
}

function operation(document: OpenApi, method: string, path: string, call: OperationObject): Html {
  const [type, body] = contentOf(call.requestBody)
  const [status, answer] = Object.entries(call.responses).find(([code]) => /^[23]/.test(code)) ?? []
  const [answerType, answerBody] = contentOf(answer)
  const refused = Object.keys(call.responses).filter((code) => !/^[23]/.test(code))
  return html`
    <section aria-labelledby="${call.operationId}">
      <h2 id="${call.operationId}"><span class="method">${method.toUpperCase()}</span> <code>${path}</code></h2>
      <p>${call.summary}. ${marked(call.description ?? '')}</p>
      ${call.security.length === 0 && html`<p class="quiet">Open to everybody.</p>`}
      ${parameterList(document, call)}
      ${body && html`<h3>Body (${type})</h3>${schemaTable(document, body.schema, 'Body')}`}
      ${body?.example !== undefined && html`<h3>Example</h3><pre>${JSON.stringify(body.example, null, 2)}</pre>`}
      <h3>Answer ${status} (${answerType})</h3><p>${marked(String(answer?.description))}</p>
      ${schemaTable(document, answerBody?.schema, 'Answer')}
      <p class="quiet">Refused with ${refused.join(', ')}.</p>
    </section>`
}

/** The one media type of a body or an answer, and what is said of it. */
function contentOf(
  part: { readonly content?: unknown } | undefined,
): [type?: string, body?: { schema: JsonSchema; example?: unknown }] {
  return Object.entries((part?.content ?? {}) as Record<string, { schema: JsonSchema }>)[0] ?? []
}

function parameterList(document: OpenApi, call: OperationObject): Html | false {
  const known = (call.parameters ?? []).map((entry) => {
    const name = /^#\/components\/parameters\/(\w+)$/.exec(String(entry.$ref))?.[1]
    return (name ? document.components.parameters[name] : entry) as {
      name: string
      in: string
      description?: string
    }
  })
  const shown = known.filter((parameter) => parameter.in !== 'header' || parameter.name !== 'Accept-Language')
  if (shown.length === 0) return false
  return html`<h3>Parameters</h3><ul>
    ${shown.map((parameter) => html`<li><code>${parameter.name}</code> <span class="quiet">(${parameter.in})</span> ${marked(parameter.description ?? '')}</li>`)}
  </ul>`
}

/** Words between backticks are code. */
const marked = (text: string): Html[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))

function refusals({ components }: OpenApi): Html {
  const rows = Object.entries(components.responses)
  return html`<p>Every refusal is <code>{message, errors?, code, requestId}</code>, its texts in the language of Accept-Language.</p>
    <div class="scroll" tabindex="0" role="region" aria-label="Refusals"><table>
    <thead><tr><th scope="col">Status</th><th scope="col">Codes</th></tr></thead>
    <tbody>${rows.map(([status, { description }]) => html`<tr><td>${status}</td><td><code>${description as string}</code></td></tr>`)}</tbody>
    </table></div>`
}

const page = (title: string, body: Html, nonce: string): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${{ html: style }}</style>
</head>
<body>${body}</body>
</html>`.html
