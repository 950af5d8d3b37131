import { numberOf } from '@fairhouse/contract/families/craps/bets'
import { crapsSpotsByName } from '@fairhouse/contract/families/craps/spots'
import { formatPercent } from '@fairhouse/money'
import type { Chips } from '../../chip-table/laid-chips.ts'
import type { CoachPanel, GameContext } from '../../game-context.ts'
import { element, fill } from '../../markup/element.ts'
import type { CrapsBetting } from './craps-betting.ts'
import type { OpenCrapsGame } from './open-craps-game.ts'
import { type Worth, worthOf } from './worth.ts'

const decimals = 2

/** What each bet is worth: those that wait for a roll, and those that are laid for the next one. */
export function openCoach(
  { money, facts, table }: GameContext,
  { texts }: OpenCrapsGame,
  betting: CrapsBetting,
): CoachPanel {
  const { coach: words } = texts
  const view = element('div', { class: 'worth' })
  let isShown = false
  // Exact as a ratio; as money it is rounded to whole minor units, and says so.
  const fine = (chips: number): string => {
    const amount = chips * betting.worth(1)
    const whole = Math.round(amount)
    return `${Math.abs(amount - whole) < 1e-6 ? '' : '≈ '}${money(whole)}`
  }
  const percent = (ratio: number): string => formatPercent(ratio, facts.language, decimals)
  const rolls = (count: number): string =>
    new Intl.NumberFormat(facts.language, { maximumFractionDigits: 1 }).format(count)

  const priced = (chips: Chips): readonly (readonly [string, number, Worth])[] =>
    [...chips].flatMap(([name, count]) => {
      const spot = crapsSpotsByName.get(name)
      if (!spot) return []
      const number = numberOf(spot, betting.standing.point)
      return [[name, count, worthOf(betting.paytable, { spot, number, count })] as const]
    })
  const line = (name: string, count: number, { back, wins, rolls: length }: Worth): HTMLElement => {
    const cost = count - back
    const change =
      Math.abs(cost) < 1e-9
        ? words.free
        : cost > 0
          ? words.costs(fine(cost))
          : words.gains(fine(-cost))
    return element(
      'p',
      { class: 'worth-spot' },
      element('strong', {}, betting.chipTable.nameOf(name)),
      ` ${money(betting.worth(count))} → ${fine(back)} (${percent(back / count)}) · ${change} · ${words.wins(percent(wins), rolls(length))}`,
    )
  }
  const draw = (): void => {
    if (!isShown) return
    const laid = priced(betting.state.now.laid.chips)
    const waiting = priced(betting.standing.chips)
    if (laid.length + waiting.length === 0) return fill(view, element('p', {}, words.nothing))
    fill(
      view,
      laid.length > 0 && element('h3', {}, words.laid),
      laid.map((one) => line(...one)),
      waiting.length > 0 && element('h3', {}, words.waiting),
      waiting.map((one) => line(...one)),
      element('p', { class: 'hint' }, words.hint),
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
