import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * What a line does to what goes over it. `down`: nothing gets through. `silent`: asked and done, the answer never comes. `lost`: asked
 * and done, the line breaks before the answer. `half`: the answer breaks off in the middle. `garbled`: an answer of another shape.
 */
export type LineFault = 'none' | 'down' | 'silent' | 'lost' | 'half' | 'garbled'

/** Stands between a provider and what it asks. */
export interface FaultyLine {
  /** Where the provider asks: the target's path is kept. */
  readonly url: string
  readonly set: (fault: LineFault) => void
  readonly stop: () => Promise<void>
}

/** @param target where the line leads, `http://127.0.0.1:1234/path`; user and password in it are handed on. */
export async function openFaultyLine(target: string): Promise<FaultyLine> {
  let fault: LineFault = 'none'
  const to = new URL(target)
  const server = createServer((asked, answer) => {
    if (fault === 'down') {
      asked.socket.destroy()
      return
    }
    forward(to, asked, answer, () => fault)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('the line has no port')
  const url = new URL(to)
  url.host = `127.0.0.1:${place.port}`
  return {
    url: url.href.replace(/\/$/, ''),
    set: (next) => {
      fault = next
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function forward(
  to: URL,
  asked: IncomingMessage,
  answer: ServerResponse,
  fault: () => LineFault,
): void {
  const onward = request(
    {
      host: to.hostname,
      port: to.port,
      method: asked.method,
      path: asked.url,
      headers: { ...asked.headers, host: to.host },
    },
    (told) => {
      const parts: Buffer[] = []
      told.on('data', (part: Buffer) => parts.push(part))
      told.on('end', () => tell(answer, told, Buffer.concat(parts), fault()))
    },
  )
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}

function tell(answer: ServerResponse, told: IncomingMessage, body: Buffer, fault: LineFault): void {
  const head = { 'content-type': told.headers['content-type'] ?? 'application/json' }
  switch (fault) {
    case 'silent':
      return
    case 'down':
    case 'lost':
      answer.destroy()
      return
    case 'half':
      answer.writeHead(told.statusCode ?? 500, { ...head, 'content-length': body.length })
      answer.write(body.subarray(0, Math.floor(body.length / 2)), () => answer.destroy())
      return
    case 'garbled':
      answer.writeHead(200, head).end('{"surprise":[true]}')
      return
    case 'none':
      answer.writeHead(told.statusCode ?? 500, head).end(body)
  }
}
