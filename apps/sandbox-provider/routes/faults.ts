import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Sandbox } from '../sandbox.ts'
import { faultNames } from '../faults.ts'
import { faultsPage } from '../faults-page.ts'
import { bodyOf } from '../read-body.ts'

/** The page that switches faults. */
export function mountFaults({ app, faults }: Sandbox): void {
  app.get('/', async (_request, reply) => {
    const nonce = randomBytes(12).toString('base64')
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(faultsPage(faults.now(), nonce))
  })
  app.post('/faults', async (request, reply) => {
    // A form of another page must not switch anything.
    const site = request.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin') return reply.code(403).send()
    const form = new URLSearchParams(bodyOf(request.body).toString())
    const name = z.enum(faultNames).safeParse(form.get('fault'))
    if (!name.success) return reply.code(400).send()
    faults.set(name.data)
    return reply.redirect('/', 303)
  })
}
