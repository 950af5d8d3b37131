import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Faults } from './faults.ts'
import type { InterfaceAnswer } from './part.ts'

const slowMs = 2_000

/** What `down` and `silent` leave behind is unknown to whoever asked: that is what they are for. */
export const answerUnder =
  (faults: Faults) =>
  async (
    _request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<InterfaceAnswer> | InterfaceAnswer,
  ): Promise<unknown> => {
    const fault = faults.current().answers
    if (fault === 'down') {
      reply.hijack()
      reply.raw.destroy()
      return reply
    }
    const { status, body } = await work()
    const text = JSON.stringify(body)
    switch (fault) {
      case 'silent':
        reply.hijack()
        return reply
      case 'half':
        reply.hijack()
        reply.raw.writeHead(status, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        })
        reply.raw.write(text.slice(0, Math.ceil(text.length / 2)), () => reply.raw.destroy())
        return reply
      case 'slow':
        await sleep(slowMs)
        break
      case 'none':
        break
    }
    return reply.code(status).type('application/json').send(text)
  }
