import type { FastifyInstance } from 'fastify'
import { addressTest } from '#platform/address-list'
import type { BackofficeNeeds } from '../needs.ts'

/** Lets nobody in who comes from an address that the operator did not list, and says so in the log. */
export function guardAddresses(
  { staff: { addresses }, log }: Pick<BackofficeNeeds, 'staff' | 'log'>,
  app: FastifyInstance,
): void {
  const isListed = addressTest(addresses)
  app.addHook('onRequest', async (request, reply) => {
    if (isListed(request.ip)) return undefined
    log.warn(
      { address: request.ip },
      'the desk was asked for from an address that STAFF_ADDRESSES does not list',
    )
    return reply
      .code(403)
      .type('text/plain; charset=utf-8')
      .send('The desk is not open to your address. Ask whoever runs the house.\n')
  })
}
