import { amount } from '@fairhouse/money'
import type { Tampered } from '../../../apps/server/src/modules/bonuses/testing/playing-house.ts'
import {
  accountId,
  codes,
  houseAccount,
  post,
} from '../../../apps/server/src/modules/ledger/index.ts'
import type { FollowedSlice, Slice } from '../../../apps/server/src/modules/play/index.ts'
import type { Transaction } from '../../../apps/server/src/platform/database.ts'
import { type PlayerId, uuidV7 } from '../../../apps/server/src/platform/ids.ts'
import { rowsOf } from '../../../apps/server/src/platform/rows.ts'

/** A bug of bonuses that is put into the house to see whether the stories find it. */
export interface BonusPlant {
  readonly name: string
  /** What the house does wrong, in a sentence. */
  readonly does: string
  /** Seeds of the stories that are told, the one that is known to find it first. */
  readonly seeds: readonly number[]
  readonly tampered: () => Tampered
}

/** The first of them finds most. */
const seeds = [1, 2, 3]

type BonusNeeds = Parameters<NonNullable<Tampered['needs']>>[0]

/** Gives the module other needs. Only what it has: a plant at a need that nobody reads any more would never be found. */
const instead = <Changed extends Partial<BonusNeeds>>(
  change: (needs: BonusNeeds) => Changed & Record<Exclude<keyof Changed, keyof BonusNeeds>, never>,
): Tampered => ({ needs: (needs) => ({ ...needs, ...change(needs) }) })

/** Changes how the bonus of a seat follows bets. */
const followedBy =
  (change: (followed: FollowedSlice) => FollowedSlice) =>
  (slice: Slice): Slice => {
    if (slice.isTold) return slice
    const changed = (followed: FollowedSlice): FollowedSlice => {
      const own = change(followed)
      return { ...own, after: (moved) => changed(own.after(moved)) }
    }
    return {
      ...slice,
      read: async (on, player) => {
        const followed = await slice.read(on, player)
        return followed === null ? null : changed(followed)
      },
    }
  }

/** Moves money of the house to an account of a player's, as nobody should. */
async function pay(
  tx: Transaction,
  to: {
    readonly player: PlayerId
    readonly code: number
    readonly cents: bigint
    readonly at: number
  },
  reason: 'bonusConverted' | 'bonusGiven',
): Promise<void> {
  const [account] = await rowsOf<{ id: bigint }>(
    tx,
    'SELECT id FROM ledger_account WHERE player_id = $1 AND code = $2',
    [to.player, to.code],
  )
  if (!account || to.cents === 0n) return
  const debit = await houseAccount(tx, { code: codes.bonusCost, currency: 'USD', till: 0 })
  const credit = accountId(account.id)
  const leg = { id: uuidV7(to.at), leg: 1, debit, credit, currency: 'USD' } as const
  await post(tx, [{ ...leg, amount: amount(to.cents), reason }], to.at)
}

export const bonusPlants: readonly BonusPlant[] = [
  {
    name: 'double conversion',
    does: 'What is left of a completed bonus becomes cash twice.',
    seeds,
    tampered: () =>
      instead(({ noteBonus }) => ({
        noteBonus: async (tx, told) => {
          await noteBonus(tx, told)
          if (told.type === 'payment')
            await pay(tx, { ...told, code: codes.pocketCash, cents: told.amount }, 'bonusConverted')
        },
      })),
  },
  {
    name: 'contribution of a refunded round',
    does: 'A round that is given back counts toward wagering.',
    seeds: [3, ...seeds],
    tampered: () => ({
      slice: followedBy((followed) => ({
        ...followed,
        counts: (moved) => followed.counts({ ...moved, isVoid: false }),
        after: (moved) => followed.after({ ...moved, isVoid: false }),
      })),
    }),
  },
  {
    name: 'expiry during an open round',
    does: 'A bonus expires although a round is open that it may have paid.',
    seeds: [5, ...seeds],
    tampered: () =>
      instead(({ potRounds }) => ({ potRounds: { ...potRounds, hasOpen: async () => false } })),
  },
  {
    name: 'two claims at once',
    does: 'A claim does not hold its player, and the database forgets that an offer is had once.',
    seeds,
    tampered: () => ({
      prepare: 'DROP INDEX IF EXISTS bonuses_grant_once',
      ...instead(() => ({ touchSeat: async () => undefined })),
    }),
  },
  {
    name: 'max cash-out ignored',
    does: 'A bonus is written down without its cap.',
    seeds,
    tampered: () => ({
      prepare: `
        CREATE FUNCTION planted_no_cap() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN IF NEW.state IN (2, 3) THEN NEW.max_cashout := NULL; END IF; RETURN NEW; END $$;
        CREATE TRIGGER planted_no_cap BEFORE UPDATE ON bonuses_grant FOR EACH ROW EXECUTE FUNCTION planted_no_cap()`,
    }),
  },
  {
    name: 'wrong pot order',
    does: 'Bonus money pays before own money.',
    seeds,
    tampered: () => ({
      slice: followedBy((followed) => ({
        ...followed,
        pot: () => {
          const pot = followed.pot()
          return pot && { ...pot, first: true }
        },
      })),
    }),
  },
  {
    name: 'expired grant still wagers',
    does: 'The clock by which bonuses expire stands still.',
    seeds,
    tampered: () =>
      instead(({ clock }) => {
        const began = clock.now()
        return { clock: { now: () => began } }
      }),
  },
  {
    name: 'claim by a protected player',
    does: 'Nobody asks whether a player holds back from play.',
    seeds,
    tampered: () => instead(() => ({ mayPromote: async () => true })),
  },
  {
    name: 'free spin counted twice',
    does: 'A free spin counts as two.',
    seeds,
    tampered: () => ({
      slice: followedBy((followed) => ({
        ...followed,
        counts: (moved) => followed.counts(moved) * (followed.pot()?.first === true ? 2 : 1),
      })),
    }),
  },
  {
    name: 'liability account not emptied',
    does: 'What was in the pocket of an expired bonus comes back into it.',
    seeds,
    tampered: () =>
      instead(({ noteBonus }) => ({
        noteBonus: async (tx, told) => {
          await noteBonus(tx, told)
          if (told.type === 'bonusReversalExpiration')
            await pay(tx, { ...told, code: codes.bonus, cents: told.amount }, 'bonusGiven')
        },
      })),
  },
]
