import { addressAnswer, addressQuestion } from '@fairhouse/contract/sandbox/address-lists'
import { html } from '../frame/page.ts'
import type { InterfaceAnswer, Part } from '../frame/part.ts'
import { formOf, jsonOf } from '../frame/request-body.ts'
import { findingsOf, flaggedAddress, listState } from './flagged-addresses.ts'
import { listPage } from './list-page.ts'

const path = '/address-lists'

/** A server of lists of addresses that one must not deal with, with invented ones; whoever runs the sandbox may add to them. */
export const addressLists: Part = async (frame) => {
  const { app, hasKey, isLocal, answer } = frame
  const kept = frame.keep('address-lists', listState, { edition: 1, added: [] })
  const { state } = kept
  app.post(`${path}/addresses`, (request, reply) => {
    if (!hasKey(request)) return reply.code(401).send({ error: 'wrong key' })
    return answer(request, reply, (): InterfaceAnswer => {
      const asked = jsonOf(request, addressQuestion)
      if (!asked) return { status: 400, body: { error: 'malformed' } }
      const list = { name: 'sandbox', edition: String(state.edition) }
      return {
        status: 200,
        body: addressAnswer.parse({ ...asked, list, findings: findingsOf(state, asked) }),
      }
    })
  })
  app.get(path, async (request, reply) =>
    html(reply, listPage({ state, mayFlag: isLocal(request), said: null })),
  )
  app.post(`${path}/flagged`, async (request, reply) => {
    if (!isLocal(request)) return reply.code(403).send({ error: 'only from this machine' })
    const fields = Object.fromEntries(formOf(request))
    const source = 'Whoever runs the sandbox'
    const wished = flaggedAddress.safeParse({ ...fields, source })
    if (wished.success) {
      state.added.push({ ...wished.data, address: wished.data.address.trim() })
      state.edition += 1
      kept.changed()
    }
    const said = wished.success ? 'Flagged.' : 'That is no coin with an address and a category.'
    return html(reply, listPage({ state, mayFlag: true, said }), wished.success ? 200 : 422)
  })
  return { page: { path, title: 'Lists of addresses' } }
}
