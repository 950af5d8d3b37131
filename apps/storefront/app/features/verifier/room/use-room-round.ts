import type { RoomChain } from '@fairhouse/contract/rooms/entities'
import { useEffect, useState } from 'react'
import type { Client } from '../../../shell/session/client.ts'
import type { RoomChecks, ToldRoomRound } from './check-told.ts'
import type { RoomAnswer } from './room.worker.ts'

/** A round as it is asked for: numbers as they were typed. */
export interface RoomAsked {
  readonly uri: string
  readonly chain: string
  readonly number: string
}

export type RoomFound =
  | { readonly stage: 'idle' }
  | { readonly stage: 'busy' }
  /** Not there, not over, or not told. */
  | { readonly stage: 'missing' }
  | { readonly stage: 'failed' }
  | {
      readonly stage: 'checked'
      readonly round: ToldRoomRound
      readonly chain: RoomChain
      readonly checks: RoomChecks
    }

/** Asks the house for one round and its chain; the rest is done in a worker of this browser. */
export function useRoomRound(client: Client, wanted: RoomAsked | null) {
  const { uri, chain, number } = wanted ?? { uri: '', chain: '', number: '' }
  const asksAtOnce = uri !== '' && number !== ''
  const [found, setFound] = useState<RoomFound>({ stage: asksAtOnce ? 'busy' : 'idle' })
  const verify = async (asked: RoomAsked): Promise<void> => {
    setFound({ stage: 'busy' })
    setFound(await look(client, asked))
  }
  useEffect(() => {
    if (asksAtOnce) void look(client, { uri, chain, number }).then(setFound)
  }, [client, asksAtOnce, uri, chain, number])
  return { found, verify }
}

async function look(client: Client, asked: RoomAsked): Promise<RoomFound> {
  const { uri, chain: of, number } = asked
  if (!/^[1-9]\d{0,8}$/.test(number)) return { stage: 'missing' }
  const fields = { uri, to: number, ...(of === '' ? {} : { chain: of }) }
  const answer = await client.ask('pastRounds', fields, { shows: ['notFound', 'formInvalid'] })
  if (!answer.ok) return { stage: answer.failure.type === 'refused' ? 'missing' : 'failed' }
  const { chain, definition, rounds } = answer.reply
  const told = rounds.find((round) => round.number === Number(number))
  if (!told || chain.salt === null) return { stage: 'missing' }
  const { link, bust } = told
  const round = {
    uri,
    definition,
    end: chain.end,
    salt: chain.salt,
    number: told.number,
    link,
    bust,
  }
  const checks = await inWorker(round)
  return checks === null ? { stage: 'failed' } : { stage: 'checked', round, chain, checks }
}

/** Hundreds of thousands of hashes are nothing for the page's own thread. */
function inWorker(round: ToldRoomRound): Promise<RoomAnswer> {
  const worker = new Worker(new URL('./room.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<RoomAnswer>((done) => {
    worker.addEventListener('message', ({ data }: MessageEvent<RoomAnswer>) => done(data))
    worker.addEventListener('error', () => done(null))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker hears only who started it
    worker.postMessage(round)
  }).finally(() => worker.terminate())
}
