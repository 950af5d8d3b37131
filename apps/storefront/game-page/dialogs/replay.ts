import { askUntilAnswered } from '../../asking/ask-until-answered.ts'
import { pauseOrOnline } from '../pause-or-online.ts'
import type { GameContext } from '../game-context.ts'
import { showFailure } from './failure-dialog.ts'

/** Fetches a round and shows it again on the stage; `endReplay` of the table leads back. */
export async function startReplay(context: GameContext, roundId: string): Promise<void> {
  const { table, texts, money, say } = context
  if (table.state.now.phase !== 'idle') return
  const answer = await askUntilAnswered(
    context.asker,
    'roundDetail',
    { roundId },
    { pause: pauseOrOnline, waiting: () => {}, repetitions: 2 },
  )
  if (!answer.ok) return showFailure(context, answer.failure)
  const { round } = answer.reply
  say(texts.replay.announced(money(round.stake)))
  await table.replay(round)
}
