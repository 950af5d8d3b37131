import type { FollowNeeds } from './needs.ts'
import { wordOf } from './sighting.ts'
import { payoutWord } from './spend.ts'
import { addressNamed } from './store/addresses.ts'
import { untoldSightings } from './store/find-sightings.ts'
import { untoldPayouts } from './store/find-spends.ts'
import { markPayoutTold, markSightingTold } from './store/mark-told.ts'
import { signedOf } from './store/signed.ts'

/** What could not be told the last time, so that a fault that stays is logged once. */
export type Untold = Set<string>

/** Tells the cashier of everything that changed, until it heard: what fails is told again the next time. */
export async function tellNews(needs: FollowNeeds, tip: bigint, untold: Untold): Promise<void> {
  await tellDeposits(needs, tip, untold)
  await tellPayouts(needs, tip, untold)
}

async function tellDeposits(needs: FollowNeeds, tip: bigint, untold: Untold): Promise<void> {
  const { database, key, chain } = needs
  const news = (await untoldSightings(database, key))
    .map((sighting) => ({ sighting, word: wordOf(sighting, tip) }))
    .filter(({ sighting, word }) => sighting.told !== word)
  for (const [address, parts] of Map.groupBy(news, ({ sighting }) => sighting.address)) {
    const reference = await addressNamed(database, chain.id, address)
    if (reference === undefined) throw new Error('a payment to an address that nobody has')
    await alone(needs, untold, reference, async () => {
      await needs.tell({ kind: 'deposit', reference, providerRef: address })
      for (const { sighting, word } of parts)
        await markSightingTold(database, key, sighting.part, word)
    })
  }
}

async function tellPayouts(needs: FollowNeeds, tip: bigint, untold: Untold): Promise<void> {
  const { database, key } = needs
  for (const spend of await untoldPayouts(database, key)) {
    const { reference } = spend
    if (reference === null) throw new Error('a payout without a reference')
    const signed = await signedOf(database, key, spend)
    const word = payoutWord(spend, signed.length > 0, tip)
    if (word === spend.told) continue
    await alone(needs, untold, reference, async () => {
      await needs.tell({ kind: 'payout', reference, providerRef: reference })
      await markPayoutTold(database, key, reference, word)
    })
  }
}

/** One payment of which nobody can be told must not keep the others waiting; it is told again at the next look. */
async function alone(
  { log, id }: FollowNeeds,
  untold: Untold,
  reference: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
    untold.delete(reference)
  } catch (fault) {
    if (untold.has(reference)) return
    untold.add(reference)
    log.error({ err: fault, provider: id, reference }, 'nobody could be told of a payment')
  }
}
