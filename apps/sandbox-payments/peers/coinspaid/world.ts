import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Frame } from '../../frame/part.ts'
import { jsonOf } from '../../frame/request-body.ts'
import { type Books, newTxid, type Payment, toldPayment } from './books.ts'

const payment = z.object({ address: z.string(), amount: z.string().regex(/^\d+(\.\d+)?$/) })

/**
 * What happens outside of the account, told from this machine: `POST /coinspaid/world/pay` (coins come to an address), `settle` (what came
 * and went counts), `cancel` (what is not done never will be), and `GET /coinspaid/world/payments`.
 */
export function mountWorld({ app, isLocal, tell, settings }: Frame, books: Books): void {
  const callBack = (one: Payment): Promise<void> =>
    tell('coinspaid', JSON.stringify(toldPayment(one)), (body) => ({
      'X-Processing-Key': 'sandbox',
      'X-Processing-Signature': createHmac('sha512', settings.key).update(body).digest('hex'),
    }))
  const endAll = async (status: 'confirmed' | 'cancelled'): Promise<void> => {
    for (const one of books.payments.values()) {
      if (one.status === 'confirmed' || one.status === 'cancelled') continue
      one.status = status
      if (status === 'confirmed') one.txid ??= newTxid()
      await callBack(one)
    }
  }

  app.post('/coinspaid/world/:what', async (request, reply) => {
    if (!isLocal(request)) return reply.code(404).send()
    const { what } = z.object({ what: z.string() }).parse(request.params)
    if (what === 'pay') {
      const wanted = jsonOf(request, payment)
      const at = [...books.addresses.values()].find(({ address }) => address === wanted?.address)
      if (!wanted || !at) return reply.code(400).send()
      const { foreign_id: owner, ...place } = at
      const came: Payment = {
        id: ++books.lastId,
        foreign_id: null,
        type: 'deposit',
        at: place,
        owner,
        amount: wanted.amount,
        status: 'not_confirmed',
        txid: newTxid(),
      }
      books.payments.set(came.id, came)
      await callBack(came)
    }
    if (what === 'settle') await endAll('confirmed')
    if (what === 'cancel') await endAll('cancelled')
    return reply.code(204).send()
  })

  app.get('/coinspaid/world/payments', async (request, reply) =>
    isLocal(request) ? [...books.payments.values()] : reply.code(404).send(),
  )
}
