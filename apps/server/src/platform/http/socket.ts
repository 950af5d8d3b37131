import { type CallName, calls } from '@fairhouse/contract/calls/all'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import { type ClientFrame, clientFrame, type ServerFrame } from '@fairhouse/contract/realtime'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import type { Drain } from '../drain.ts'
import type { Listener } from '../feeds/listener.ts'
import type { HouseChannels } from '../house-channels.ts'
import { type PlayerId, secretToken } from '../ids.ts'
import type { Realtime } from '../realtime.ts'
import { isPlayerToken, sessionKey } from '../session-token.ts'
import { readCookies } from './cookies.ts'
import { csrfHolds } from './csrf.ts'
import type { FormValues } from './form-body.ts'
import { languageOfPath } from './language.ts'
import { isOwnOrigin } from './origin.ts'
import { routeCall } from './route-call.ts'
import { sayTransport } from './say.ts'
import { type CallNeeds, serveCall } from './serve-call.ts'

/** Times of a connection, in milliseconds. */
export interface SocketTimes {
  readonly pingMs: number
}

export interface SocketNeeds extends CallNeeds {
  readonly publicOrigin: string | null
  readonly realtime: Realtime
  readonly sessionOver: HouseChannels['sessionOver']
  readonly drain: Drain
  readonly socketTimes: SocketTimes
  readonly statusOf: (player: PlayerId) => Promise<UserStatus>
}

/** A browser that has more than this unread is too slow to be told anything. */
const maxUnreadBytes = 1024 * 1024
const framesPerSecond = 20
/** Close codes: RFC 6455 section 7.4.1, and our own above 4000. */
const closeCodes = { goingAway: 1001, policy: 1008, silent: 4000, sessionOver: 4001 } as const

/**
 * `/ws`: what changes is told, and calls for players are answered, with the guards of their POST. The connections of a session that is
 * over are closed; their browsers come back with the session they have then.
 */
export function mountSocket(app: FastifyInstance, needs: SocketNeeds): void {
  /** With the `sessionKey` of each. */
  const open = new Map<WebSocket, string | null>()
  needs.drain.onBegin(() => {
    for (const socket of open.keys()) socket.close(closeCodes.goingAway, 'server is restarting')
  })
  app.route({
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
      const { token } = readCookies(request)
      open.set(socket, token === null ? null : sessionKey(token))
      needs.metrics.socketOpened()
      socket.once('close', () => {
        open.delete(socket)
        needs.metrics.socketClosed()
      })
      talk(needs, socket, request)
    },
  })
  needs.sessionOver.subscribe(({ key }) => {
    for (const [socket, itsKey] of open)
      if (itsKey === key) socket.close(closeCodes.sessionOver, 'session is over')
  })
}

/** One connection. Its session is the one it was opened with: after a login the browser opens a new one. */
function talk(needs: SocketNeeds, socket: WebSocket, request: FastifyRequest): void {
  const cookies = readCookies(request)
  const connection: Connection = {
    needs,
    socket,
    token: cookies.token,
    csrf: cookies.csrf,
    csrfHolds: false,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    listener: null,
  }
  const alive = keepAlive(needs, socket)
  const allowed = frameAllowance()
  socket.on('message', (raw, isBinary) => {
    alive.heard()
    if (!allowed()) return socket.close(closeCodes.policy, 'too many messages')
    const frame = isBinary ? null : parseFrame(textOf(raw))
    if (frame === null) return socket.close(closeCodes.policy, 'not a frame')
    void hear(connection, frame)
    return undefined
  })
  socket.on('error', (fault) => needs.log.debug({ err: fault }, 'socket broke'))
  socket.once('close', () => {
    alive.stop()
    if (connection.listener) needs.realtime.leave(connection.listener)
  })
}

interface Connection {
  readonly needs: SocketNeeds
  readonly socket: WebSocket
  readonly token: string | null
  readonly csrf: string | undefined
  /** Holds from the first frame that proved it. */
  csrfHolds: boolean
  readonly address: string
  readonly userAgent: string
  listener: Listener | null
}

async function hear(connection: Connection, frame: ClientFrame): Promise<void> {
  try {
    switch (frame.type) {
      case 'pong':
        return
      case 'subscribe':
        return await subscribe(connection, frame)
      case 'call':
        return await answer(connection, frame)
    }
  } catch (fault) {
    connection.needs.log.error({ err: fault }, 'frame failed')
    connection.socket.close(1011, 'server fault')
  }
}

async function subscribe(
  connection: Connection,
  frame: Extract<ClientFrame, { type: 'subscribe' }>,
): Promise<void> {
  const { needs } = connection
  const session = await playerOf(connection)
  const listener = connection.listener ?? {
    player: session,
    send: (sent: ServerFrame) => send(connection, sent),
  }
  connection.listener = listener
  if (frame.topics.includes('winners'))
    needs.realtime.followWinners(listener, frame.since?.['winners'])
  if (frame.topics.includes('user') && listener.player !== null)
    needs.realtime.followUser(listener, await needs.statusOf(listener.player))
  // The browser may have gone while the status was read.
  if (connection.socket.readyState !== connection.socket.OPEN) needs.realtime.leave(listener)
}

async function playerOf({ needs, token }: Connection): Promise<PlayerId | null> {
  if (token === null || !isPlayerToken(token)) return null
  const session = await needs.sessions.sessionOf(token)
  return session.type === 'player' ? session.player : null
}

async function answer(
  connection: Connection,
  frame: Extract<ClientFrame, { type: 'call' }>,
): Promise<void> {
  const { needs, token, csrf } = connection
  const routed = routeCall(frame.call)
  connection.csrfHolds ||= csrfHolds(token, csrf, frame.csrf)
  // Calls that may change the session need a cookie to be set, which no frame can do.
  if (routed === null || calls[routed.name].who !== 'player')
    return send(
      connection,
      answerFrame(frame.id, sayTransport('404', languageOfPath(frame.call) ?? 'en')),
    )
  const leave = needs.drain.enter()
  try {
    const served = await serveCall(needs, arrivalOf(connection, frame, routed))
    send(connection, answerFrame(frame.id, served.body))
  } finally {
    leave()
  }
}

function arrivalOf(
  connection: Connection,
  frame: Extract<ClientFrame, { type: 'call' }>,
  routed: { name: CallName; parameters: FormValues },
) {
  const values: FormValues = Object.assign(Object.create(null), frame.body, routed.parameters)
  return {
    name: routed.name,
    values,
    via: 'frame' as const,
    requestId: secretToken(9),
    address: connection.address,
    userAgent: connection.userAgent,
    prefix: languageOfPath(frame.call),
    token: connection.token,
    csrfHolds: connection.csrfHolds,
  }
}

const answerFrame = (id: string, body: { readonly status: number }): ServerFrame => ({
  type: 'answer',
  id,
  body: { ...body },
})

/** Sends, unless the reader has fallen too far behind: then it is dropped, because memory is everybody's. */
function send({ socket, needs }: Connection, frame: ServerFrame): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > maxUnreadBytes) {
    needs.metrics.slowReaderDropped()
    socket.terminate()
    return
  }
  socket.send(JSON.stringify(frame))
}

function textOf(raw: RawData): string {
  if (Array.isArray(raw)) return Buffer.concat(raw).toString()
  return (raw instanceof ArrayBuffer ? Buffer.from(raw) : raw).toString()
}

function parseFrame(text: string): ClientFrame | null {
  try {
    const parsed = clientFrame.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch (fault) {
    if (fault instanceof SyntaxError) return null
    throw fault
  }
}

/** Pings, and closes a connection from which nothing was heard since the ping before. */
function keepAlive(needs: SocketNeeds, socket: WebSocket) {
  let heard = true
  const timer = setInterval(() => {
    if (!heard) return socket.close(closeCodes.silent, 'silent')
    heard = false
    socket.send(JSON.stringify({ type: 'ping' } satisfies ServerFrame))
    return undefined
  }, needs.socketTimes.pingMs)
  return {
    heard: () => {
      heard = true
    },
    stop: () => clearInterval(timer),
  }
}

/** So many frames in any second; asked for each one. */
function frameAllowance(): () => boolean {
  const times: number[] = []
  return () => {
    const now = performance.now()
    times.push(now)
    const before = times.length > framesPerSecond ? times.shift() : undefined
    return before === undefined || now - before >= 1000
  }
}
