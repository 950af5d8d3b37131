import type { GameContext } from '../game-context.ts'
import { element, write } from '../markup/element.ts'
import { spinStakeOf } from '../play/controller-state.ts'

/** What the bonus that runs comes to: free spins with their own counter and total, or its money and what is still to be wagered. */
export function createBonusLine({ table, texts, money }: GameContext): HTMLElement {
  const line = element('output', { class: 'bonus-line' })
  table.state.watch(({ bonus = null, game }) => {
    line.hidden = bonus === null
    if (bonus === null) return
    const { remainingFreeSpins, totalWinFromFreeSpins, bonusBalance, needToWager } = bonus
    write(
      line,
      spinStakeOf(bonus, game.id) === null
        ? texts.money.bonus(money(bonusBalance), money(needToWager))
        : texts.money.freeSpins(remainingFreeSpins, money(totalWinFromFreeSpins)),
    )
  })
  return line
}
