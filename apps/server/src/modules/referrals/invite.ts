import { randomInt } from 'node:crypto'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { ReferralNeeds } from './needs.ts'
import { codeOfPlayer, insertCode, ownerOfCode } from './store/codes.ts'
import { insertFriend } from './store/friends.ts'

/** Letters and digits that nobody takes for one another. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const length = 8

/** A player's code, made when it is first asked for. */
export async function codeFor(
  { database, clock }: Pick<ReferralNeeds, 'database' | 'clock'>,
  player: PlayerId,
): Promise<string> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- again only when two players drew the same of 852 thousand million
    const known = await codeOfPlayer(database, player)
    if (known !== null) return known
    const drawn = Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
    // oxlint-disable-next-line no-await-in-loop -- as above
    await insertCode(database, { player, code: `BB-${drawn}`, at: clock.now() })
  }
}

/** Remembers whose code somebody signed up with, in the transaction of the sign-up. A code that is no friend's is somebody else's to read. */
export const friendCame =
  (
    needs: Pick<ReferralNeeds, 'clock' | 'terms' | 'userTypeOf'> & {
      readonly promoCodeOf: (on: Transaction, player: PlayerId) => Promise<string | null>
    },
  ) =>
  async (tx: Transaction, friend: PlayerId, userType: 1 | 2): Promise<void> => {
    if (userType !== 1 || !needs.terms.isOpen) return
    const code = await needs.promoCodeOf(tx, friend)
    const inviter = code === null ? null : await ownerOfCode(tx, code)
    if (inviter === null || inviter === friend) return
    if ((await needs.userTypeOf(tx, inviter)) !== 1) return
    await insertFriend(tx, { friend, inviter, at: needs.clock.now() })
  }
