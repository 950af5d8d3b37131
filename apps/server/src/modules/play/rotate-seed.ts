import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { rotateSeed as rotateSeedCall } from '@fairhouse/contract/calls/play'
import type { Outcome, PlayerAsk } from '#platform/answer'
import { changeSeat, type PlayHouse } from './change-seat.ts'
import { revealed, seedOf } from './fairness-view.ts'
import { addStream } from './new-stream.ts'
import { endStrandedInTurn, type StrandedHouse } from './stranded.ts'
import { roundOpenAt } from './round-open.ts'
import { beginStream } from './store/begin-stream.ts'
import { streams } from './store/streams.ts'

/**
 * Ends the stream in use and reveals its seed. The stream that follows is the one whose hash was shown all along, which the player names; of
 * the one after it the hash is shown now. His seed must be another than the last: that one the house knew when it drew what follows.
 */
export async function rotateSeed(
  house: StrandedHouse & PlayHouse,
  ask: PlayerAsk,
  { clientSeed, nextServerSeedHash }: BodyOf<typeof rotateSeedCall>,
): Promise<Outcome<ReplyOf<typeof rotateSeedCall>>> {
  const { seeds } = house.needs
  const { player } = ask
  await endStrandedInTurn(house, player)
  return changeSeat(house, player, async (tx, seat) => {
    if (seat.open) return roundOpenAt(house.needs.titles, seat.open.uri)
    const { number, nextSeedHash } = seat.stream
    if (nextServerSeedHash !== nextSeedHash) return { refused: 'seedHashUnknown' }
    if (clientSeed === seat.stream.clientSeed) return { refused: 'clientSeedUsed' }
    const [ending] = await streams(tx, player, { first: number, last: number })
    if (!ending) throw new Error(`player ${player} has no stream ${number}`)
    await beginStream(tx, player, {
      number: number + 1,
      clientSeed,
      before: { rounds: seat.nonce, serverSeed: await seedOf(seeds, player, ending) },
    })
    const hash = await addStream(tx, player, { seeds, number: number + 2 })
    const [stream] = await streams(tx, player, { first: number, last: number })
    if (!stream) throw new Error(`player ${player} has no stream ${number}`)
    return {
      reply: {
        revealed: await revealed(seeds, player, stream),
        fairness: {
          stream: number + 1,
          serverSeedHash: nextSeedHash,
          nextServerSeedHash: hash,
          clientSeed,
          nonce: 0,
        },
      },
    }
  })
}
