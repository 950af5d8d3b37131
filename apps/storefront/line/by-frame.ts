import type { CallName } from '@fairhouse/contract/calls/all'
import type { AnswerFrame, ServerFrame } from '@fairhouse/contract/realtime'
import { failedWith } from '../asking/failure.ts'
import type { Arrival, OutgoingCall, Transport } from '../asking/transport.ts'
import type { Line } from './line.ts'

type FrameBody = AnswerFrame['body']

export interface ByFrameNeeds {
  readonly line: Pick<Line, 'isOpen' | 'say'>
  /** The way that is open when the line is not. */
  readonly post: Transport
  csrf(): string | null
  /** @returns how to call it off. */
  after(milliseconds: number, act: () => void): () => void
}

export interface ByFrame extends Transport {
  /** Every frame that came on the line. */
  heard(frame: ServerFrame): void
  /** The line broke. */
  broke(): void
}

/** Far beyond the slowest honest answer, and short enough that nobody wonders why the reels still turn. */
const silenceMilliseconds = 3_000

/**
 * Calls that may be asked twice: those with a request key, which the house does once however often it hears them, and those that change
 * nothing. A call that left without an answer may have been done, so nothing else may change its way in the middle.
 */
const mayBeRepeated: ReadonlySet<CallName> = new Set([
  'play',
  'betInRoom',
  // A stake is cashed out once; asked again it is answered alike.
  'cashOutInRoom',
  'ownTickets',
  'buyCards',
  'ownHallCards',
  'topUp',
  'gameHistory',
  'roundDetail',
  'currentFairness',
])

/** HTTP statuses as a frame carries them: in place of a code (contract, transport). */
const asStatus = new Set([429, 500, 503])
/**
 * The house did nothing, for a reason that holds for frames only: no such call by frame, the token was not proven here, or there is a
 * challenge first, which no frame can carry.
 */
const frameOnly = new Set([404, 403, 42])

/**
 * Asks by frame while the line is open and answers, else by POST. A frame whose answer does not come (the line broke, or is silent for too
 * long) goes by POST as the very same call; a late or second answer of the frame is passed over.
 */
export function byFrame(needs: ByFrameNeeds): ByFrame {
  const waiting = new Map<string, (body: FrameBody | null) => void>()
  let asked = 0
  /** The house has accepted the csrf token on this connection. */
  let isProven = false
  /** A frame was not answered in time and nothing was heard since. */
  let isSilent = false

  /** @returns null when no answer will come. */
  function ask({ path, fields }: OutgoingCall, csrf: string): Promise<FrameBody | null> {
    return new Promise((resolve) => {
      const id = String((asked += 1))
      const callOff = needs.after(silenceMilliseconds, () => {
        isSilent = true
        settle(null)
      })
      function settle(body: FrameBody | null): void {
        callOff()
        waiting.delete(id)
        resolve(body)
      }
      waiting.set(id, settle)
      needs.line.say({
        type: 'call',
        id,
        call: path,
        body: fields,
        ...(isProven ? {} : { csrf }),
      })
    })
  }

  return {
    async send(call) {
      const csrf = needs.csrf()
      const isUsable = needs.line.isOpen() && !isSilent && csrf !== null
      if (!isUsable || !mayBeRepeated.has(call.name)) return needs.post.send(call)
      const body = await ask(call, csrf)
      if (body === null || frameOnly.has(codeOf(body))) return needs.post.send(call)
      return cameOf(body)
    },
    heard(frame) {
      isSilent = false
      if ('topic' in frame || frame.type !== 'answer') return
      isProven = !frameOnly.has(codeOf(frame.body))
      waiting.get(frame.id)?.(frame.body)
    },
    broke() {
      isProven = false
      isSilent = false
      for (const settle of waiting.values()) settle(null)
    },
  }
}

/** The code of a refusal where it is a number; 0 for everything else. */
const codeOf = ({ status, code }: FrameBody): number =>
  status === 0 && typeof code === 'number' ? code : 0

function cameOf(body: FrameBody): Arrival {
  const code = codeOf(body)
  return asStatus.has(code) ? failedWith(code, waitSecondsOf(body)) : { ok: true, body }
}

const waitSecondsOf = ({ metadata }: FrameBody): number | null =>
  typeof metadata === 'object' &&
  metadata !== null &&
  'waitSeconds' in metadata &&
  typeof metadata.waitSeconds === 'number'
    ? metadata.waitSeconds
    : null
