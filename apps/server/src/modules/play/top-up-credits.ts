import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { topUp as topUpCall } from '@fairhouse/contract/calls/credits'
import { plus } from '@fairhouse/money'
import { readPurse, topUp, topUpOf } from '#modules/wallet'
import type { Outcome, PlayerAsk } from '#platform/answer'
import { uuidV7 } from '#platform/ids'
import { bodyHash } from './body-hash.ts'
import { changeSeat, type PlayHouse } from './change-seat.ts'
import { firstTopUpAnswer } from './first-answer.ts'
import { requestNumber } from './retries.ts'
import { insertRequest } from './store/insert-request.ts'

/** Fills a play-money balance that has run out. The same request key gives once and answers alike. */
export async function topUpCredits(
  house: PlayHouse,
  { player }: PlayerAsk,
  body: BodyOf<typeof topUpCall>,
): Promise<Outcome<ReplyOf<typeof topUpCall>>> {
  const { needs, definitions } = house
  const asked = { request: requestNumber(body.requestKey), bodyHash: bodyHash('topUp', body) }
  return changeSeat(house, player, async (tx, seat) => {
    // The seat is held from here on: nobody else can use the key between this look and the end.
    const first = await firstTopUpAnswer({ ...needs, definitions, database: tx }, seat, asked)
    if (first) return first
    const purse = await readPurse(tx, player)
    const allowed = topUpOf(purse, seat.credits)
    if ('refused' in allowed) return allowed
    const at = needs.clock.now()
    await topUp(tx, { id: uuidV7(at), purse, amount: allowed.gives })
    const credits = plus(seat.credits, allowed.gives)
    await insertRequest(tx, player, {
      ...asked,
      call: 'topUp',
      facts: seat.factsHash,
      balanceAfter: credits,
      at,
    })
    return { reply: { userStatus: needs.userStatus({ ...seat, credits }, at) } }
  })
}
