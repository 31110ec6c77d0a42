import samples from '../../samples/razorpay.json' with { type: 'json' }
import { type AskedOf, imitate } from '../../support/imitation.ts'

type Link = typeof samples.link & { payments: { payment_id: string }[] | null }
type Entity = Record<string, unknown> & { id: string; amount: number; status: string }

const isRight = `Basic ${Buffer.from('rzp_test_12345678:secret of the key').toString('base64')}`

/** Razorpay's books, and its API over them as "Payment Links", "Payments" and "Refunds" describe it. */
export async function razorpayServer() {
  const links = new Map<string, Link>()
  const payments = new Map<string, Entity>()
  const refunds = new Map<string, Entity>()
  /** What came with a key of repetition, and what was answered. */
  const keys = new Map<string, { text: string; refund: Entity }>()
  let number = 0
  const id = (kind: string) => `${kind}_Test${String(++number).padStart(10, '0')}`

  const refused = (body: unknown, status = 400) => ({ status, body })

  function answer({ method, path, query, headers, text }: AskedOf): { status?: number; body: unknown } {
    if (headers.authorization !== isRight) return refused(samples.unauthorised, 401)
    const [, , area, of = '', what] = path.split('/')
    const sent = text ? JSON.parse(text) : {}
    if (area === 'payment_links' && method === 'GET' && !of)
      return {
        body: {
          payment_links: [...links.values()].filter(
            (each) => each.reference_id === query.get('reference_id'),
          ),
        },
      }
    if (area === 'payment_links' && method === 'GET')
      return links.has(of) ? { body: links.get(of) } : refused(samples.unauthorised, 404)
    if (area === 'payment_links' && what === 'cancel') {
      const link = links.get(of) as Link
      links.set(of, { ...link, status: 'cancelled' })
      return { body: links.get(of) }
    }
    if (area === 'payment_links') {
      if ([...links.values()].some((each) => each.reference_id === sent.reference_id))
        return refused(samples.referenceTaken)
      const made: Link = { ...samples.link, ...sent, id: id('plink'), status: 'created', payments: null }
      links.set(made.id, { ...made, short_url: `https://rzp.io/rzp/${made.id.slice(-6)}` })
      return { body: links.get(made.id) }
    }
    if (area === 'refunds') return { body: refunds.get(of) }
    if (area === 'payments' && !of) return { body: { entity: 'collection', count: 0, items: [] } }
    const payment = payments.get(of)
    if (!payment) return refused(samples.unauthorised, 404)
    if (what === 'capture') Object.assign(payment, { status: 'captured', captured: true })
    if (what !== 'refund') return { body: payment }
    const key = String(headers['x-refund-idempotency'])
    const known = keys.get(key)
    if (known) return known.text === text ? { body: known.refund } : refused(samples.otherRequest, 409)
    const given = [...refunds.values()].filter((each) => each.payment_id === of && each.status !== 'failed')
    if (given.reduce((sum, { amount }) => sum + amount, sent.amount) > payment.amount)
      return refused(samples.tooMuch)
    const refund: Entity = { ...samples.refund, ...sent, id: id('rfnd'), payment_id: of, status: 'pending' }
    refunds.set(refund.id, refund)
    keys.set(key, { text, refund })
    return { body: refund }
  }

  const service = await imitate('api.razorpay.com', answer)
  return {
    service,
    links,
    payments,
    refunds,
    /** A customer pays, or tries to, by a link; answers the payment as its webhooks have it. */
    pay(link: Link, more: object = {}): Entity {
      const description = `#${link.id.slice(6)}`
      const made: Entity = { ...samples.payment, amount: link.amount, description, id: id('pay'), ...more }
      payments.set(made.id, made)
      if (made.status === 'captured')
        links.set(link.id, {
          ...link,
          status: 'paid',
          payments: [{ payment_id: made.id }],
        } as unknown as Link)
      return made
    },
  }
}
