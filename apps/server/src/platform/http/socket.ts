import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import type { HouseChannels } from '../house-channels.ts'
import { sessionKey } from '../session-token.ts'
import { isOwnOrigin } from './origin.ts'
import { readCookies } from './cookies.ts'
import { sayTransport } from './say.ts'
import { closeCodes, type ConnectionNeeds, converse } from './socket-connection.ts'

export interface SocketNeeds extends ConnectionNeeds {
  readonly publicOrigin: string | null
  /** Closes the connections of a session that is over; their browsers come back with the session they have then. */
  readonly sessionOver: HouseChannels['sessionOver']
}

export interface Sockets {
  readonly mount: (app: FastifyInstance) => void
}

/** `/ws`: what changes is told, and calls for players are answered, with the guards of their POST. */
export function createSockets(needs: SocketNeeds): Sockets {
  const open = new Set<WebSocket>()
  /** By the `sessionKey` of each. */
  const ofSession = new Map<string, Set<WebSocket>>()
  const remember = (socket: WebSocket, token: string | null): void => {
    const key = token === null ? null : sessionKey(token)
    open.add(socket)
    needs.metrics.socketOpened()
    if (key !== null) ofSession.set(key, (ofSession.get(key) ?? new Set()).add(socket))
    socket.once('close', () => {
      open.delete(socket)
      needs.metrics.socketClosed()
      const others = key === null ? undefined : ofSession.get(key)
      others?.delete(socket)
      if (key !== null && others?.size === 0) ofSession.delete(key)
    })
  }
  needs.drain.onBegin(() => {
    for (const socket of open) socket.close(closeCodes.goingAway, 'server is restarting')
  })
  needs.sessionOver.subscribe(({ key }) => {
    for (const socket of ofSession.get(key) ?? [])
      socket.close(closeCodes.sessionOver, 'session is over')
  })
  return {
    mount: (app) =>
      void app.route({
        method: 'GET',
        url: '/ws',
        // The check stands before the upgrade, so that a foreign page does not even get a connection.
        preValidation: async (request, reply) => {
          if (!isOwnOrigin(request.headers, needs.publicOrigin, request.host))
            return reply.code(403).send(sayTransport('403', 'en'))
          return undefined
        },
        handler: async (_request, reply) => reply.code(404).send(sayTransport('404', 'en')),
        wsHandler: (socket, request) => {
          const cookies = readCookies(request.headers.cookie)
          remember(socket, cookies.token)
          const { ip: address, headers, raw } = request
          const userAgent = headers['user-agent'] ?? ''
          const { host } = request
          converse(needs, socket, { cookies, address, userAgent, host, headers, wire: raw.socket })
        },
      }),
  }
}
