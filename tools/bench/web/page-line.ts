import { connect } from 'node:net'

/** A page that has arrived in full. */
export interface Answered {
  readonly status: number
  /** As it was sent, compressed or not. */
  readonly bytes: number
  /** What a browser would keep, ready to be sent back. */
  readonly cookies: readonly string[]
}

export interface PageLineNeeds {
  readonly host: string
  readonly port: number
  readonly path: string
  readonly hear: (answered: Answered) => void
  readonly broke: (fault: Error) => void
}

export interface PageLine {
  readonly ask: (cookie: string) => void
  readonly close: () => void
}

const headEnd = Buffer.from('\r\n\r\n')
const lineEnd = Buffer.from('\r\n')

/** Asks for a page by GET on a connection that is kept, as a browser does that has looked at another one before. */
export function openPageLine(needs: PageLineNeeds): Promise<PageLine> {
  const { host, port, path, hear, broke } = needs
  const head =
    `GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nConnection: keep-alive\r\n` +
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36\r\n' +
    'Accept: text/html,application/xhtml+xml\r\nAccept-Language: en-GB,en;q=0.9\r\n' +
    'Accept-Encoding: gzip, deflate, br, zstd\r\nSec-Fetch-Site: none\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document\r\n'
  const socket = connect(port, host).setNoDelay(true)
  let pending: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
    const answered = wholePage(pending)
    if (answered === null) return
    pending = Buffer.alloc(0)
    hear(answered)
  })
  const line: PageLine = {
    ask: (cookie) =>
      socket.write(`${head}${cookie === '' ? '' : `Cookie: ${cookie}\r\n`}\r\n`, 'latin1'),
    close: () => socket.destroy(),
  }
  return new Promise((resolve) => {
    socket.on('error', broke)
    socket.once('close', () => broke(new Error('the server ended a connection')))
    socket.once('connect', () => resolve(line))
  })
}

/** The answer that has arrived in full, else null: by its length, or by the chunks it comes in. */
export function wholePage(bytes: Buffer): Answered | null {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return null
  const head = bytes.toString('latin1', 0, end)
  const body = end + headEnd.length
  const length = /^content-length: (\d+)$/im.exec(head)?.[1]
  const last = length === undefined ? endOfChunks(bytes, body) : body + Number(length)
  if (last === null || bytes.length < last) return null
  return {
    status: Number(head.split(' ')[1]),
    bytes: last - body,
    cookies: [...head.matchAll(/^set-cookie: ([^;\r]+)/gim)].map(([, cookie = '']) => cookie),
  }
}

/** Where the last chunk ends; null when it has not arrived. */
function endOfChunks(bytes: Buffer, from: number): number | null {
  for (let at = from; ; ) {
    const end = bytes.indexOf(lineEnd, at)
    if (end < 0) return null
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16)
    at = end + lineEnd.length + size + lineEnd.length
    if (at > bytes.length) return null
    if (size === 0) return at
  }
}
