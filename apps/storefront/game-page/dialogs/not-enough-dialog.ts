import { openNotEnough } from '../deposit/not-enough.ts'
import { purseOfTable } from '../deposit/purse.ts'
import type { GameContext } from '../game-context.ts'
import { coveredStake } from '../play/controller-state.ts'

/** The balance does not cover the bet of a game. In an open round, whose bet is made, it cannot be lowered. */
export function openNotEnoughDialog(context: GameContext): void {
  const { table, texts, money } = context
  const { now } = table.state
  const covered = now.phase === 'idle' ? coveredStake(now) : null
  const lower =
    covered === null
      ? null
      : {
          label: `${texts.errors.lowerStake}: ${money(covered)}`,
          choose: () => table.stake(covered),
        }
  openNotEnough(purseOfTable(context), lower)
}
