import { askUntilAnswered } from '../../asking/ask-until-answered.ts'
import { pauseOrOnline } from '../pause-or-online.ts'
import type { GameContext } from '../game-context.ts'
import type { ControllerState } from '../play/controller-state.ts'
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
  if (isHelped(table.state.now)) context.family.replayed?.(context, round)
}

/** Whether the replay is still on the table, and the rules of the place allow that its choices are priced. */
const isHelped = ({ phase, game }: ControllerState): boolean =>
  phase === 'replay' && game.rules.coach
