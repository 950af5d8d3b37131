import { askUntilAnswered } from '../../asking/ask-until-answered.ts'
import { pauseOrOnline } from '../pause-or-online.ts'
import type { GameContext } from '../game-context.ts'
import type { Failed } from '../../asking/failure.ts'
import type { ControllerState, Round } from '../play/controller-state.ts'
import { showFailure } from './failure-dialog.ts'

/** Fetches a round and shows it again on the stage; `endReplay` of the table leads back. */
export async function startReplay(context: GameContext, roundId: string): Promise<void> {
  const { table, texts, money, say } = context
  if (table.state.now.phase !== 'idle') return
  const found = await fetchRound(context, roundId)
  if (!found.ok) return showFailure(context, found.failure)
  const { round } = found
  say(texts.replay.announced(money(round.stake)))
  await table.replay(round)
  if (isHelped(table.state.now)) context.family.replayed?.(context, round)
}

const patience = { pause: pauseOrOnline, waiting: () => {}, repetitions: 2 } as const

type Found = { readonly ok: true; readonly round: Round } | Failed

/** A round of the player's own, else one that somebody shares, if it was played with the money that this table counts in. */
async function fetchRound({ asker, table }: GameContext, roundId: string): Promise<Found> {
  const own = await askUntilAnswered(asker, 'roundDetail', { roundId }, patience)
  if (own.ok) return { ok: true, round: own.reply.round }
  if (own.failure.code !== 'NOT_FOUND') return own
  const others = await askUntilAnswered(asker, 'sharedRound', { roundId }, patience)
  if (!others.ok) return others
  const { round, summary } = others.reply.shared
  return summary.currency === table.state.now.game.currency ? { ok: true, round } : own
}

/** Whether the replay is still on the table, and the rules of the place allow that its choices are priced. */
const isHelped = ({ phase, game }: ControllerState): boolean =>
  phase === 'replay' && game.rules.coach
