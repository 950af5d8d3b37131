import type { Answers } from '#platform/answer'
import { blockGames } from './block-games.ts'
import { answered, change } from './change.ts'
import { confirmLimit, keepLimit, setLimit } from './change-limits.ts'
import type { ProtectionNeeds } from './needs.ts'
import { setSession } from './set-session.ts'
import { putReality } from './store/reality.ts'
import { excludeSelf, takeTimeOut } from './take-pause.ts'

/** How players hold themselves in: limits, pauses, a look at the clock. */
export const protectionAnswers = (
  needs: ProtectionNeeds,
): Answers<
  | 'readProtection'
  | 'setLimit'
  | 'confirmLimit'
  | 'keepLimit'
  | 'takeTimeOut'
  | 'excludeSelf'
  | 'setReality'
  | 'blockGames'
  | 'setSession'
> => ({
  readProtection: ({ player }) => answered(needs, player),
  setLimit: (ask, body) => setLimit(needs, ask, body),
  confirmLimit: (ask, body) => confirmLimit(needs, ask, body),
  keepLimit: (ask, body) => keepLimit(needs, ask, body),
  takeTimeOut: (ask, body) => takeTimeOut(needs, ask, body),
  excludeSelf: (ask, body) => excludeSelf(needs, ask, body),
  blockGames: (ask, body) => blockGames(needs, ask, body),
  setSession: (ask, body) => setSession(needs, ask, body),
  setReality: (ask, { minutes }) =>
    change(needs, ask, {
      what: 'reality',
      details: { minutes },
      work: async (tx, player) => {
        await putReality(tx, player, minutes)
        return null
      },
    }),
})
