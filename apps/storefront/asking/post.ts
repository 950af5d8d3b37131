import { pathOf } from '@fairhouse/contract/paths'
import { formOf } from './encode.ts'
import type { Gate } from './challenge/gate.ts'
import { challengeKindOf, isPage } from './challenge/markers.ts'
import { challengeClosed, failed, failedWith, nothingCame } from './failure.ts'
import type { Arrival, OutgoingCall, Transport } from './transport.ts'

export interface PostNeeds {
  readonly language: string
  fetch(path: string, init: RequestInit): Promise<Response>
  /** The readable csrf cookie, or null before the server has set one. */
  csrf(): string | null
  /** An answer that has not come by then never will. */
  readonly patienceMilliseconds: number
  /** Where calls wait while a wall in front of the house has its challenge solved. */
  readonly gate: Gate
}

/** The way that is always open: one POST a call. */
export function byPost(needs: PostNeeds): Transport {
  return {
    async send(call) {
      // The one call that needs no token brings the cookie that all others need.
      if (needs.csrf() === null && call.name !== 'status') {
        const path = `/${needs.language}${pathOf('status')}`
        await posted(needs, { name: 'status', path, fields: { passive: '1' } })
      }
      return posted(needs, call)
    },
  }
}

/** Posts until what comes is no challenge, or the player has closed one. */
async function posted(needs: PostNeeds, call: OutgoingCall): Promise<Arrival> {
  for (;;) {
    const solvedBefore = await needs.gate.untilFree()
    const came = await postedOnce(needs, call)
    if (!('challenge' in came)) return came
    const end = await needs.gate.meet(came.challenge, solvedBefore)
    if (end === 'closed') return challengeClosed
  }
}

/** A page that a wall sent in place of the house. */
interface Challenged {
  readonly challenge: string
}

async function postedOnce(
  needs: PostNeeds,
  { path, fields }: OutgoingCall,
): Promise<Arrival | Challenged> {
  const csrf = needs.csrf()
  try {
    const response = await needs.fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { Accept: 'application/json', ...(csrf === null ? {} : { 'X-CSRF-TOKEN': csrf }) },
      body: formOf(fields),
      signal: AbortSignal.timeout(needs.patienceMilliseconds),
    })
    return await read(response)
  } catch {
    // Nothing came back in time, or it was cut off on the way; nothing else about it concerns the player.
    return nothingCame
  }
}

async function read(response: Response): Promise<Arrival | Challenged> {
  const { headers, ok, status } = response
  const type = headers.get('content-type') ?? ''
  if (isPage(type)) {
    const page = await response.text()
    if (challengeKindOf(page) !== null) return { challenge: page }
  }
  if (!ok) return failedWith(status, secondsOf(headers.get('retry-after')))
  if (!/^application\/json\b/.test(type)) {
    return failed({ type: 'unreadable', code: 'CONTENT_TYPE_MISMATCH' })
  }
  return { ok: true, body: await response.json() }
}

const secondsOf = (header: string | null): number | null =>
  header !== null && /^\d{1,4}$/.test(header) ? Number(header) : null
