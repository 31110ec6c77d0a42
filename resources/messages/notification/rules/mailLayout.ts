import { escapeHtml } from './renderTemplate.ts'

/** What stands around the body of an e-mail. `body` is HTML that went through the sanitiser; the rest is plain text. */
export interface MailParts {
  readonly shop: string
  readonly locale: string
  readonly subject: string
  readonly preheader: string | null
  readonly body: string
}

/** A whole e-mail in HTML: one column, readable without pictures, in light and dark. */
export function mailLayout({ shop, locale, subject, preheader, body }: MailParts): string {
  const font = 'font:16px/1.6 system-ui,-apple-system,Segoe UI,sans-serif'
  const hidden = preheader
    ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>`
    : ''
  return `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;${font}">${hidden}<div style="max-width:600px;margin:0 auto"><p style="font-weight:600;font-size:18px">${escapeHtml(shop)}</p>${body}</div></body></html>`
}
