import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { chooseClientSeed as chooseClientSeedCall } from '@fairhouse/contract/calls/play'
import type { Outcome, PlayerAsk } from '#platform/answer'
import { changeSeat, type PlayHouse } from './change-seat.ts'
import { fairnessOf } from './fairness-view.ts'
import { giveClientSeed } from './store/give-client-seed.ts'

/**
 * Gives the player's first stream his seed. He names the hash of the server seed, so it was shown before: the house had drawn it when it
 * did not know this seed. Asked again for the same one, it says the same.
 */
export function chooseClientSeed(
  house: PlayHouse,
  { player }: PlayerAsk,
  { clientSeed, serverSeedHash }: BodyOf<typeof chooseClientSeedCall>,
): Promise<Outcome<ReplyOf<typeof chooseClientSeedCall>>> {
  return changeSeat(house, player, async (tx, seat) => {
    const { number, seedHash, clientSeed: given } = seat.stream
    if (serverSeedHash !== seedHash) return { refused: 'seedHashUnknown' }
    if (given === null) await giveClientSeed(tx, player, { number, clientSeed })
    else if (given !== clientSeed) return { refused: 'clientSeedFixed' }
    return { reply: { fairness: { ...fairnessOf(seat), clientSeed } } }
  })
}
