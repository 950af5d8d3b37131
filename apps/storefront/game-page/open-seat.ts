import { ask, type Asker, type Reply } from '../asking/ask.ts'
import { askUntilAnswered, type Patience } from '../asking/ask-until-answered.ts'
import type { Failed } from '../asking/failure.ts'
import { giveSeed } from '../keeping/give-seed.ts'
import type { Keeper } from '../keeping/keeper.ts'
import type { News } from '../keeping/new-keys.ts'
import { openKeeping } from '../keeping/open-keeping.ts'

export type Opened = Reply<'openGame'>

interface SeatNeeds {
  readonly asker: Asker
  readonly uri: string
  readonly patience: Patience
  /** Hears what does not fit what was shown before. */
  readonly told: (news: readonly News[]) => void
}

/** The game as the house opened it, with a seed of the player's, and who keeps what is shown of it. */
export type OpenedSeat = { readonly ok: true; readonly opened: Opened; readonly keeper: Keeper }

/** Opens a game and, where the stream in use has no seed yet, gives it one of this browser's. */
export async function openSeat(needs: SeatNeeds): Promise<OpenedSeat | Failed> {
  const { asker, uri, patience, told } = needs
  const answer = await askUntilAnswered(asker, 'openGame', { uri }, patience)
  if (!answer.ok) return answer
  const { userStatus, fairness } = answer.reply
  const keeper = openKeeping({
    login: userStatus.isLogged ? userStatus.login : '',
    told,
    async keys() {
      const keys = await ask(asker, 'receiptKeys', {})
      return keys.ok ? keys.reply.keys : null
    },
  })
  // Asked twice after an answer was lost, the house says that the seed is fixed, and then which.
  const given = await giveSeed(
    fairness,
    (name, body) => askUntilAnswered(asker, name, body, patience),
    keeper,
  )
  if (!given.ok) return given
  return { ok: true, opened: { ...answer.reply, ...given.reply }, keeper }
}
