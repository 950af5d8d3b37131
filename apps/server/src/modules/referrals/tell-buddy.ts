import type { Answer } from '#platform/answer'
import { codeFor } from './invite.ts'
import type { ReferralNeeds } from './needs.ts'
import { countsOfInviter } from './store/friends.ts'

/** The player's code, and what came of it: never who came. */
export const tellBuddy =
  (needs: ReferralNeeds): Answer<'bonusBuddy'> =>
  async ({ player }) => {
    if ((await needs.userTypeOf(needs.database, player)) !== 1)
      return { refused: 'notPermitted', because: 'bonusPlayMoney' }
    const { chip, minDeposit, turnover } = needs.terms
    return {
      reply: {
        code: await codeFor(needs, player),
        chip,
        minDeposit,
        turnover,
        ...(await countsOfInviter(needs.database, player)),
      },
    }
  }
