import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** What the frame hands on: a path and a body that were signed with the shared key. */
export type Answering = (path: string, body: string) => Promise<object>

const bodyLimit = 1024 * 1024
/** How far the house's clock may be from ours; what is older cannot be told from a repetition. */
const clockMs = 60_000

/**
 * The signer's door: what does not carry a code made with the shared key, is too old or came before is refused without being read.
 * @param options.now epoch milliseconds.
 */
export function createFrame(options: {
  readonly key: Uint8Array
  readonly now: () => number
  readonly answer: Answering
  readonly onFault: (fault: unknown) => void
}): Server {
  const { key, now, answer, onFault } = options
  const seen = createSeen(now)
  const mac = (head: string, body: Buffer): Buffer =>
    createHmac('sha256', key).update(head).update(body).digest()

  async function respond(request: IncomingMessage) {
    const body = await bodyOf(request)
    if (body === null || request.method !== 'POST') return null
    const { at, once, told } = headersOf(request)
    const path = request.url ?? ''
    const right = mac(`${path}\n${at}\n${once}\n`, body)
    if (told.length !== right.length || !timingSafeEqual(told, right)) return null
    const age = Math.abs(now() - Number(at))
    if (!(age <= clockMs) || once.length < 32 || !seen.isNew(once)) return null
    const text = JSON.stringify(await answer(path, body.toString('utf8')))
    return { text, mac: mac(`answer\n${once}\n`, Buffer.from(text)).toString('hex') }
  }

  async function respondTo(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const told = await respond(request)
      if (told === null) response.writeHead(401).end()
      else {
        response.writeHead(200, { 'content-type': 'application/json', 'x-signer-mac': told.mac })
        response.end(told.text)
      }
    } catch (fault) {
      onFault(fault)
      response.writeHead(500).end()
    }
  }
  return createServer((request, response) => void respondTo(request, response))
}

function headersOf({ headers }: IncomingMessage) {
  const text = (name: string): string => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    at: text('x-signer-at'),
    once: text('x-signer-once'),
    told: Buffer.from(text('x-signer-mac'), 'hex'),
  }
}

/** Null when there is more than anybody of ours would send. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    if (!(chunk instanceof Buffer)) throw new TypeError('a body comes as bytes')
    size += chunk.length
    if (size > bodyLimit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Which numbers came already, for as long as they could come again. */
function createSeen(now: () => number) {
  const until = new Map<string, number>()
  return {
    isNew: (once: string): boolean => {
      for (const [old, end] of until) {
        if (end > now()) break
        until.delete(old)
      }
      if (until.has(once)) return false
      until.set(once, now() + 2 * clockMs)
      return true
    },
  }
}
