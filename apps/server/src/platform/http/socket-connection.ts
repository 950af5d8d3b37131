import { type CallName, calls } from '@fairhouse/contract/calls/all'
import type { ClientFrame, ServerFrame, TopicFrame } from '@fairhouse/contract/realtime'
import type { IncomingHttpHeaders } from 'node:http'
import type { Duplex } from 'node:stream'
import type { RawData, WebSocket } from 'ws'
import type { Wall } from '../challenge/wall.ts'
import type { Drain } from '../drain.ts'
import type { Listener } from '../realtime/listener.ts'
import { type PlayerId, requestId } from '../ids.ts'
import type { Realtime } from '../realtime/realtime.ts'
import { isPlayerToken } from '../session-token.ts'
import type { Arrival } from './arrival.ts'
import type { Cookies } from './cookies.ts'
import { csrfHolds } from './csrf.ts'
import { withParameters } from './form-body.ts'
import { createFrameAllowance } from './frame-allowance.ts'
import { defaultLanguage, languageOfPath } from './language.ts'
import { type CallFrame, type Malformed, readFrame } from './read-frame.ts'
import { type Routed, routeCall } from './route-call.ts'
import { sayRefusal, sayTransport } from './say.ts'
import { type CallNeeds, serveCall } from './serve-call.ts'
import { type Piece, textFrame } from './text-frame.ts'

export interface ConnectionNeeds extends CallNeeds {
  readonly realtime: Realtime
  readonly drain: Drain
  readonly wall: Wall
  readonly socketTimes: {
    /** How often a browser is asked whether it is still there, in milliseconds. */
    readonly pingMs: number
  }
  /** Multiplies how much a connection may send. */
  readonly rateLimitScale: number
}

/** Whose connection it is, as its handshake told. */
interface Browser {
  readonly cookies: Cookies
  readonly address: string
  readonly userAgent: string
  readonly host: string
  readonly headers: IncomingHttpHeaders
  /** What the socket's frames go out on. */
  readonly wire: Duplex
}

interface Connection {
  readonly needs: ConnectionNeeds
  readonly socket: WebSocket
  readonly browser: Browser
  /** Holds from the first frame that proved it. */
  csrfHolds: boolean
  listener: Listener | null
}

/** A browser that has more than this unread is too slow to be told anything. */
const maxUnreadBytes = 1024 * 1024
/** Close codes: RFC 6455 section 7.4.1, and our own above 4000. */
export const closeCodes = {
  goingAway: 1001,
  policy: 1008,
  fault: 1011,
  silent: 4000,
  sessionOver: 4001,
} as const

/** One connection. Its session is the one it was opened with: after a login the browser opens a new one. */
export function converse(needs: ConnectionNeeds, socket: WebSocket, browser: Browser): void {
  const connection: Connection = { needs, socket, browser, csrfHolds: false, listener: null }
  const alive = keepAlive(needs, socket)
  const allowed = createFrameAllowance(needs.rateLimitScale, () => performance.now())
  socket.on('message', (raw, isBinary) => {
    // Frames come until the browser agrees to the close, for as long as it likes; none could be answered any more.
    if (socket.readyState !== socket.OPEN) return undefined
    alive.heard()
    if (isBinary) return socket.close(closeCodes.policy, 'not text')
    const frame = readFrame(textOf(raw))
    if (!allowed(frame.type === 'call' ? 'call' : 'other'))
      return socket.close(closeCodes.policy, 'too many messages')
    hear(connection, frame)?.catch((fault: unknown) => {
      needs.log.error({ err: fault }, 'frame failed')
      socket.close(closeCodes.fault, 'server fault')
    })
    return undefined
  })
  socket.on('error', (fault) => needs.log.debug({ err: fault }, 'socket broke'))
  socket.once('close', () => {
    alive.stop()
    if (connection.listener) needs.realtime.leave(connection.listener)
  })
}

function hear(connection: Connection, frame: ClientFrame | Malformed): Promise<void> | undefined {
  switch (frame.type) {
    case 'pong':
      return undefined
    case 'subscribe':
      return subscribe(connection, frame)
    case 'call':
      return answer(connection, frame)
    case 'malformed':
      tellMalformed(connection, frame)
      return undefined
  }
}

async function subscribe(
  connection: Connection,
  frame: Extract<ClientFrame, { type: 'subscribe' }>,
): Promise<void> {
  const { needs } = connection
  const player = await playerOf(connection)
  const listener = connection.listener ?? {
    player,
    send: (sent: TopicFrame) => send(connection, textOfFrame(sent)),
  }
  connection.listener = listener
  await needs.realtime.follow(listener, frame)
  // The browser may have gone while what it begins with was read.
  if (connection.socket.readyState !== connection.socket.OPEN) needs.realtime.leave(listener)
}

/** A frame that thousands follow is made into text once. */
const texts = new WeakMap<TopicFrame, string>()

function textOfFrame(frame: TopicFrame): string {
  const known = texts.get(frame)
  if (known !== undefined) return known
  const text = JSON.stringify(frame)
  texts.set(frame, text)
  return text
}

async function playerOf({ needs, browser }: Connection): Promise<PlayerId | null> {
  const { token } = browser.cookies
  if (token === null || !isPlayerToken(token)) return null
  const session = await needs.sessions.sessionOf(token)
  return session.type === 'player' ? session.player : null
}

/** Calls are answered as they get ready, which need not be in the order asked; the id tells which is which. */
async function answer(connection: Connection, frame: CallFrame): Promise<void> {
  const { needs, browser } = connection
  const routed = routeCall(frame.call)
  const { token, csrf } = browser.cookies
  connection.csrfHolds ||= csrfHolds(token, csrf, frame.csrf)
  // Calls that may change the session need a cookie to be set, which no frame can do.
  if (routed === null || !isForFrames(routed.name)) {
    const language = languageOfPath(frame.call) ?? defaultLanguage
    return sendAnswer(connection, frame.id, JSON.stringify(sayTransport('404', language)))
  }
  if (needs.wall.guards(routed.name) && !needs.wall.letsFramePass(atWall(browser, routed))) {
    const text = JSON.stringify(sayTransport('403', routed.prefix ?? defaultLanguage))
    return sendAnswer(connection, frame.id, text)
  }
  const leave = needs.drain.enter()
  try {
    const served = await serveCall(needs, arrivalOf(connection, frame, routed))
    sendAnswer(connection, frame.id, served.body)
    if (served.session) connection.socket.close(closeCodes.sessionOver, 'session is over')
  } finally {
    leave()
  }
  return undefined
}

const isForFrames = (name: CallName): boolean =>
  calls[name].who === 'player' && !('setsCookies' in calls[name])

const atWall = ({ address, headers }: Browser, { name, prefix }: Routed) => ({
  name,
  address,
  headers,
  language: prefix ?? defaultLanguage,
})

function arrivalOf(connection: Connection, frame: CallFrame, routed: Routed): Arrival {
  const { browser } = connection
  return {
    name: routed.name,
    prefix: routed.prefix,
    values: withParameters(frame.body, routed.parameters),
    via: 'frame',
    requestId: requestId(),
    address: browser.address,
    userAgent: browser.userAgent,
    host: browser.host,
    device: browser.cookies.device,
    token: browser.cookies.token,
    csrfHolds: connection.csrfHolds,
    listener: connection.listener,
    traceparent: frame.trace,
  }
}

/** Around the very text that the POST would have been answered with. */
const sendAnswer = (connection: Connection, id: string, body: Piece): void =>
  send(connection, `{"type":"answer","id":${JSON.stringify(id)},"body":`, body, '}')

/** A browser's slip must not cost it its connection, and with it the answers under way. */
function tellMalformed(connection: Connection, { id, isCall }: Malformed): void {
  const text = JSON.stringify(sayRefusal({ refused: 'formInvalid' }, defaultLanguage))
  if (isCall && typeof id === 'string') return sendAnswer(connection, id, text)
  const named = id === null ? '' : `"id":${JSON.stringify(id)},`
  return send(connection, `{"type":"error",${named}"body":${text}}`)
}

/** Sends, unless the reader has fallen too far behind: then it is dropped, because memory is everybody's. */
function send({ socket, needs, browser }: Connection, ...pieces: readonly Piece[]): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > maxUnreadBytes) {
    needs.metrics.slowReaderDropped()
    socket.terminate()
    return
  }
  browser.wire.write(textFrame(...pieces))
}

function textOf(raw: RawData): string {
  if (Array.isArray(raw)) return Buffer.concat(raw).toString()
  return (raw instanceof ArrayBuffer ? Buffer.from(raw) : raw).toString()
}

/** Pings, and closes a connection from which nothing was heard since the ping before. */
function keepAlive(needs: ConnectionNeeds, socket: WebSocket) {
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
