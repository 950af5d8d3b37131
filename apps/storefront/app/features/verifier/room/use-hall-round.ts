import type { ReplyOf } from '@fairhouse/contract/call'
import type { readDraw } from '@fairhouse/contract/calls/halls'
import { useEffect, useState } from 'react'
import type { Client } from '../../../shell/session/client.ts'
import type { HallChecks } from './check-told-draw.ts'
import type { HallAnswer } from './hall.worker.ts'
import type { RoomAsked } from './use-room-round.ts'

/** A round of a hall, as the house tells it. */
export type ToldHallRound = ReplyOf<typeof readDraw>

export type HallFound =
  | { readonly stage: 'idle' }
  | { readonly stage: 'busy' }
  /** Not there, not over, or not told. */
  | { readonly stage: 'missing' }
  | { readonly stage: 'failed' }
  | {
      readonly stage: 'checked'
      readonly uri: string
      readonly told: ToldHallRound
      readonly checks: HallChecks
    }

/** Asks the house for one round of a hall; the rest is done in a worker of this browser. */
export function useHallRound(client: Client, wanted: RoomAsked | null) {
  const { uri, chain, number } = wanted ?? { uri: '', chain: '', number: '' }
  const asksAtOnce = uri !== '' && number !== ''
  const [found, setFound] = useState<HallFound>({ stage: asksAtOnce ? 'busy' : 'idle' })
  const verify = async (asked: RoomAsked): Promise<void> => {
    setFound({ stage: 'busy' })
    setFound(await look(client, asked))
  }
  useEffect(() => {
    if (asksAtOnce) void look(client, { uri, chain, number }).then(setFound)
  }, [client, asksAtOnce, uri, chain, number])
  return { found, verify }
}

async function look(client: Client, { uri, chain, number }: RoomAsked): Promise<HallFound> {
  if (!/^[1-9]\d{0,8}$/.test(number)) return { stage: 'missing' }
  const fields = { uri, number, ...(chain === '' ? {} : { chain }) }
  const answer = await client.ask('readDraw', fields, { shows: ['notFound', 'formInvalid'] })
  if (!answer.ok) return { stage: answer.failure.type === 'refused' ? 'missing' : 'failed' }
  const told = answer.reply
  if (told.chain.salt === null) return { stage: 'missing' }
  const checks = await inWorker({ uri, told })
  return checks === null ? { stage: 'failed' } : { stage: 'checked', uri, told, checks }
}

/** Hashes by the million are nothing for the page's own thread. */
function inWorker(asked: { readonly uri: string; readonly told: ToldHallRound }) {
  const worker = new Worker(new URL('./hall.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<HallAnswer>((done) => {
    worker.addEventListener('message', ({ data }: MessageEvent<HallAnswer>) => done(data))
    worker.addEventListener('error', () => done(null))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker hears only who started it
    worker.postMessage(asked)
  }).finally(() => worker.terminate())
}
