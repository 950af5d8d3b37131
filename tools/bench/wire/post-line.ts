import { connect } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { browserHeaders, type Line, type LineNeeds } from './line.ts'

const headEnd = Buffer.from('\r\n\r\n')

/** Asks by POST on a connection that is kept. Knows no more of HTTP than the server's answers to calls need. */
export function openPostLine({ host, port, path, seat, hear, broke }: LineNeeds): Promise<Line> {
  const where = `${host}:${port}`
  const head =
    `POST ${path} HTTP/1.1\r\n${browserHeaders(where)}Connection: keep-alive\r\n` +
    `Referer: http://${where}/en/castle-of-horror\r\n` +
    'Sec-Fetch-Site: same-origin\r\nSec-Fetch-Mode: cors\r\nSec-Fetch-Dest: empty\r\n' +
    'Content-Type: application/x-www-form-urlencoded\r\n' +
    `Cookie: ${seat.cookie}\r\nX-CSRF-Token: ${seat.csrf}\r\nContent-Length: `
  const socket = connect(port, host).setNoDelay(true)
  let pending: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
    const answer = wholeAnswer(pending)
    if (answer === null) return
    pending = Buffer.alloc(0)
    hear(answer)
  })
  const line: Line = {
    ask: (fields) => {
      const body = Object.entries(fields)
        .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
        .join('&')
      socket.write(`${head}${body.length}\r\n\r\n${body}`, 'latin1')
    },
    close: () => socket.destroy(),
  }
  return new Promise((resolve) => {
    socket.on('error', broke)
    socket.once('connect', () => resolve(line))
  })
}

/** The body of an answer that has arrived in full, else null. @throws Error for an answer that is no good one. */
function wholeAnswer(bytes: Buffer): string | null {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return null
  const head = bytes.toString('latin1', 0, end)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || length === undefined)
    throw new Error(`not an answer to count: ${head}`)
  const whole = end + headEnd.length + Number(length)
  if (bytes.length < whole) return null
  const body = bytes.subarray(end + headEnd.length, whole)
  return (/content-encoding: br/i.test(head) ? brotliDecompressSync(body) : body).toString()
}
