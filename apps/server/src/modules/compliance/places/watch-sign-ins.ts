import type { Transaction } from '#platform/database'
import type { Clock } from '#platform/clock'
import type { PlayerId } from '#platform/ids'
import { raiseFlag } from '../flags/store/raise-flag.ts'
import type { AddressPlaces } from './address-places.ts'
import type { Residence } from './place-slice.ts'
import { seePlace } from './store/see-place.ts'

interface Needs {
  readonly clock: Clock
  readonly placeOf: AddressPlaces
  residenceOf(on: Transaction, player: PlayerId): Promise<Residence | null>
  touchSeat(tx: Transaction, player: PlayerId): Promise<void>
}

/**
 * Notes from where a player signs in, in the transaction that signs them in. Another country than the account says, or an address that hides
 * where it is, is a flag that people look at, once for each; it refuses nothing by itself, but the rules of both places hold.
 */
export const watchSignIns =
  ({ clock, placeOf, residenceOf, touchSeat }: Needs) =>
  async (tx: Transaction, player: PlayerId, address: string): Promise<void> => {
    const { place, isHidden } = placeOf(address)
    const nowMs = clock.now()
    if (await seePlace(tx, player, { place, nowMs })) await touchSeat(tx, player)
    if (isHidden) {
      const find = { kind: 'hiddenPlace', find: 'address', facts: { place } } as const
      await raiseFlag(tx, player, find, nowMs)
    }
    const home = (await residenceOf(tx, player))?.country ?? null
    if (place === null || home === null || place.slice(0, 2) === home) return
    const facts = { home, seen: place }
    await raiseFlag(tx, player, { kind: 'otherPlace', find: place, facts }, nowMs)
  }
