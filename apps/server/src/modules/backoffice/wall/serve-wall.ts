import { wallPath, wallRight } from '@fairhouse/contract/backoffice/wall'
import type { FastifyInstance } from 'fastify'
import { isOwnOrigin } from '#platform/http/origin'
import type { BackofficeNeeds } from '../needs.ts'
import { firstStepOf } from '../staff/first-steps.ts'
import { may } from '../staff/roles.ts'
import { goesOn, present } from '../staff/sitting.ts'

/** The wall as server-sent events, for who may watch. Watching does not count as using the desk, but goes on as long as the session is not ended. */
export function serveWall(needs: BackofficeNeeds, app: FastifyInstance): void {
  app.get(wallPath, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isOwnOrigin(request.headers, null, request.host))
      return reply.code(403).send({ why: 'notFromHere' })
    const who = await present(needs, request)
    if (!who) return reply.code(401).send({ why: 'signIn' })
    const first = firstStepOf(needs, who)
    if (first !== null) return reply.code(403).send({ why: first })
    if (!may(who.role, wallRight)) return reply.code(403).send({ why: 'notYours' })
    const stream = reply.raw
    const viewer = { stream, mayStay: () => goesOn(needs, who.token) }
    request.raw.on('close', () => needs.wall.leave(viewer))
    reply.hijack()
    stream.writeHead(200, {
      ...Object.fromEntries(
        Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value]],
        ),
      ),
      'content-type': 'text/event-stream; charset=utf-8',
      // A proxy must not wait for more.
      'x-accel-buffering': 'no',
    })
    if (!needs.wall.watch(viewer)) stream.end()
    return reply
  })
}
