import type { InstantRules } from '@fairhouse/contract/families/instant/paytable'
import type { InstantSelection } from '@fairhouse/contract/families/instant/selection'
import type { GameContext } from '../../game-context.ts'
import { type Content, element } from '../../markup/element.ts'
import { figures, tableOf } from './coach-table.ts'
import { payOf, pickChances } from './digits.ts'
import type { OpenInstantGame } from './open-instant-game.ts'

type LotteryRules = Extract<InstantRules, { game: 'scratch' | 'pick' }>

/** What a card or digits are worth: prize by prize, or as a bet. */
export function lotteryContent(
  context: GameContext,
  { texts }: OpenInstantGame,
  { rules, choice }: { readonly rules: LotteryRules; readonly choice: InstantSelection },
): Content {
  const { coach, scratch } = texts
  const { stake } = context.table.state.now
  const { percent, worth } = figures(context)
  const amount = (units: number): string => context.money((units * stake) / 100)
  if (rules.game === 'scratch') {
    const name = 'card' in choice ? choice.card : null
    const { prizes = [], of = 1 } = rules.cards.find(({ card }) => card === name) ?? {}
    return tableOf(
      scratch.prizes,
      [coach.pays, coach.chance, coach.worth],
      prizes.map(({ times, ways }) => [
        amount(times),
        percent(ways / of),
        worth(((ways / of) * times * stake) / 100),
      ]),
    )
  }
  const pays = 'digits' in choice ? payOf(rules, choice) : null
  if (!pays) return null
  const { exact, any } = pickChances(pays)
  const back = exact * pays.exact + any * pays.any
  return element(
    'p',
    {},
    coach.bet(context.money(stake), percent(exact + any), worth((back * stake) / 100)),
  )
}
