import { answerFrame, errorFrame, pingFrame } from '@fairhouse/contract/realtime'
import { feedFrame } from '@fairhouse/contract/topics/feed'
import { jackpotsFrame } from '@fairhouse/contract/topics/jackpots'
import { playingFrame } from '@fairhouse/contract/topics/playing'
import { paymentFrame, statusFrame } from '@fairhouse/contract/topics/user'
import { winnersFrame } from '@fairhouse/contract/topics/winners'
import { type RawData, WebSocket } from 'ws'
import { z } from 'zod'
import type { TestBrowser } from './test-browser.ts'

/** Everything that the house says on `/ws`. */
const frame = z.discriminatedUnion('type', [
  pingFrame,
  answerFrame,
  errorFrame,
  statusFrame,
  paymentFrame,
  winnersFrame,
  jackpotsFrame,
  feedFrame,
  playingFrame,
])
type Frame = z.infer<typeof frame>

export interface TestSocket {
  readonly socket: WebSocket
  readonly send: (frame: unknown) => void
  /** The next frame of a type that was not taken yet; waits for it. */
  readonly next: <Type extends Frame['type']>(type: Type) => Promise<Extract<Frame, { type: Type }>>
  /** Frames that came and were not taken. */
  readonly heard: readonly Frame[]
  readonly closed: Promise<number>
}

/** Opens `/ws` with the cookies of a browser. @throws when the server turns it away. */
export async function openSocket(
  url: string,
  browser: TestBrowser | null,
  headers: Record<string, string> = {},
): Promise<TestSocket> {
  const cookie = browser?.cookieHeader()
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
    headers: { ...(cookie && { cookie }), ...headers },
  })
  const heard: Frame[] = []
  let wake: (() => void) | undefined
  socket.on('message', (raw) => {
    heard.push(frame.parse(JSON.parse(textOf(raw))))
    wake?.()
  })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return {
    socket,
    heard,
    closed,
    send: (frame) => socket.send(JSON.stringify(frame)),
    next: async (type) => {
      for (;;) {
        const index = heard.findIndex((one) => one.type === type)
        const [found] = index < 0 ? [] : heard.splice(index, 1)
        if (found && isOf(found, type)) return found
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}

function textOf(raw: RawData): string {
  if (Array.isArray(raw)) return Buffer.concat(raw).toString()
  return (raw instanceof ArrayBuffer ? Buffer.from(raw) : raw).toString()
}

const isOf = <Type extends Frame['type']>(
  one: Frame,
  type: Type,
): one is Extract<Frame, { type: Type }> => one.type === type
