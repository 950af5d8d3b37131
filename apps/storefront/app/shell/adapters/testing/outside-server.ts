import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'

export interface Heard {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Plays every service outside the house: a real server that keeps what it hears. */
export interface OutsideServer {
  readonly origin: string
  readonly heard: readonly Heard[]
  /** Resolves when so many were heard. */
  readonly hears: (count: number) => Promise<void>
  readonly close: () => Promise<void>
}

/** @param pages what it answers to a GET, by path; everything else is answered with nothing. */
export async function openOutsideServer(
  pages: Readonly<Record<string, string>> = {},
): Promise<OutsideServer> {
  const heard: Heard[] = []
  const waiting = new Set<() => void>()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => void parts.push(part))
    request.on('end', () => {
      const [path = ''] = (request.url ?? '').split('?')
      // A question of the browser's own, before it sends what our page wants to say.
      if (request.method !== 'OPTIONS') {
        heard.push({
          path: request.url ?? '',
          headers: request.headers,
          body: Buffer.concat(parts).toString(),
        })
      }
      for (const wake of waiting) wake()
      const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      response.writeHead(200, { ...cors, 'content-type': 'text/html; charset=utf-8' })
      response.end(pages[path] ?? '')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    heard,
    hears: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (heard.length < count) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
