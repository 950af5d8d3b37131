import { formatPercent } from '@fairhouse/money'
import type { Chips } from '../../chip-table/laid-chips.ts'
import type { CoachPanel, GameContext } from '../../game-context.ts'
import { type Content, element, fill } from '../../markup/element.ts'
import type { DiceBetting } from './dice-betting.ts'
import type { OpenDiceGame } from './open-dice-game.ts'
import { type Worth, worthOf } from './worth.ts'

/** Of percentages: enough to tell one throw of 216 from two. */
const decimals = 2

/** What the whole bet and each of its chips is worth: exact, and in the player's money. */
export function openCoach(
  { money, facts, table }: GameContext,
  { texts }: OpenDiceGame,
  betting: DiceBetting,
): CoachPanel {
  const { coach: words } = texts
  const view = element('div', { class: 'worth' })
  let isShown = false
  const worth = (chips: Chips): Worth => worthOf(chips, betting.paytable)
  // Exact as a fraction; as money it is rounded to whole minor units, and says so.
  const fine = (parts: number, of: number): string => {
    const amount = (parts * betting.worth(1)) / of
    return `${Number.isInteger(amount) ? '' : '≈ '}${money(Math.round(amount))}`
  }
  const percent = (ratio: number): string => formatPercent(ratio, facts.language, decimals)
  const chance = (count: number, of: number): string => words.chance(count, of, percent(count / of))

  const rows = ({ staked, back, winning, gaining, throws, most }: Worth): Content => {
    const pairs: readonly (readonly [string, string])[] = [
      [words.bet, money(betting.worth(staked))],
      [words.back, `${fine(back, throws)} (${percent(back / throws / staked)})`],
      [words.cost, fine(staked * throws - back, throws)],
      [words.any, chance(winning, throws)],
      [words.more, chance(gaining, throws)],
      [words.most, money(betting.worth(most))],
    ]
    return element(
      'dl',
      { class: 'worth-list' },
      pairs.map(([what, is]) => element('div', {}, element('dt', {}, what), element('dd', {}, is))),
    )
  }
  const draw = (): void => {
    if (!isShown) return
    const { chips } = betting.state.now.laid
    if (chips.size === 0) return fill(view, element('p', {}, words.nothing))
    fill(
      view,
      element('h3', {}, words.whole),
      rows(worth(chips)),
      element('p', { class: 'hint' }, words.same),
      element('h3', {}, words.each),
      [...chips].map(([spot, count]) => {
        const { back, winning, throws } = worth(new Map([[spot, count]]))
        const cost = words.costs(fine(count * throws - back, throws))
        return element(
          'p',
          { class: 'worth-spot' },
          element('strong', {}, betting.chipTable.nameOf(spot)),
          ` ${money(betting.worth(count))} → ${fine(back, throws)} (${percent(back / throws / count)}) · ${cost} · ${chance(winning, throws)}`,
        )
      }),
    )
  }
  betting.state.watch(draw)
  table.state.watch(draw)
  return {
    view,
    shown(on) {
      isShown = on
      draw()
    },
  }
}
