import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { browserHeaders, type Line, type LineNeeds } from './line.ts'

const answerStart = '{"type":"answer","id":"'

/** Asks by frames on `/ws`, as the game page does: follows the player's own status, shows the csrf token once. */
export function openFrameLine({ host, port, path, seat, hear, broke }: LineNeeds): Promise<Line> {
  const socket = connect(port, host).setNoDelay(true)
  let asked = 0
  const line: Line = {
    ask: (fields) => {
      asked += 1
      const csrf = asked === 1 ? { csrf: seat.csrf } : {}
      const frame = { type: 'call', id: String(asked), call: path, body: fields, ...csrf }
      socket.write(maskedFrame(JSON.stringify(frame)))
    },
    close: () => socket.destroy(),
  }
  const hearText = (text: string): void => {
    if (text.startsWith(answerStart)) hear(text.slice(text.indexOf('"body":') + 7, -1))
    else if (text === '{"type":"ping"}') socket.write(maskedFrame('{"type":"pong"}'))
  }
  return new Promise((resolve) => {
    let pending: Buffer = Buffer.alloc(0)
    let open = false
    socket.on('error', broke)
    socket.on('data', (chunk) => {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
      if (!open) {
        const end = pending.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!pending.toString('latin1').startsWith('HTTP/1.1 101'))
          return broke(new Error('no 101'))
        pending = pending.subarray(end + 4)
        open = true
        socket.write(maskedFrame('{"type":"subscribe","topics":["user"]}'))
        resolve(line)
      }
      pending = takeFrames(pending, hearText)
    })
    socket.write(
      `GET /ws HTTP/1.1\r\n${browserHeaders(`${host}:${port}`)}Connection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n` +
        `Cookie: ${seat.cookie}\r\n\r\n`,
    )
  })
}

/** A text frame as a client must send it (RFC 6455, section 5.2). */
function maskedFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  const { length } = payload
  const [mask, start] = [randomBytes(4), length < 126 ? 2 : 4]
  const frame = Buffer.allocUnsafe(start + 4 + length)
  frame[0] = 0x81
  if (length < 126) frame[1] = 0x80 | length
  else {
    frame[1] = 0x80 | 126
    frame.writeUInt16BE(length, 2)
  }
  mask.copy(frame, start)
  for (let index = 0; index < length; index++)
    frame[start + 4 + index] = (payload[index] ?? 0) ^ (mask[index & 3] ?? 0)
  return frame
}

/** Tells every whole text frame; returns what is left. */
function takeFrames(bytes: Buffer, hear: (text: string) => void): Buffer {
  let rest = bytes
  for (let frame = frameIn(rest); frame !== null; frame = frameIn(rest)) {
    if (frame.opcode === opcodes.close)
      throw new Error(`closed by the server: ${frame.payload.readUInt16BE(0)}`)
    if (frame.opcode === opcodes.text) hear(frame.payload.toString())
    rest = rest.subarray(frame.end)
  }
  return rest
}

const opcodes = { text: 1, close: 8 } as const

/** The first frame if it has arrived in full. */
function frameIn(bytes: Buffer): { opcode: number; payload: Buffer; end: number } | null {
  const short = (bytes[1] ?? 0) & 0x7f
  const head = short < 126 ? 2 : short === 126 ? 4 : 10
  if (bytes.length < head) return null
  const length =
    head === 2 ? short : head === 4 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
  const end = head + length
  if (bytes.length < end) return null
  return { opcode: (bytes[0] ?? 0) & 0x0f, payload: bytes.subarray(head, end), end }
}
