import type { RoulettePaytable } from '@fairhouse/contract/families/roulette/paytable'
import { formatPercent } from '@fairhouse/money'
import type { CoachPanel, GameContext } from '../../game-context.ts'
import { type Content, element, fill } from '../../markup/element.ts'
import type { RouletteBetting } from './roulette-betting.ts'
import type { Chips } from '../../chip-table/laid-chips.ts'
import { type OpenRouletteGame, spotName } from './open-roulette-game.ts'
import { type Worth, worthOf } from './worth.ts'

/** Of percentages: enough to tell a thirty-seventh from its neighbors. */
const decimals = 3

/** What the whole bet and each of its chips is worth: exact, and in the player's money. */
export function openCoach(
  { money, facts, table }: GameContext,
  { texts }: OpenRouletteGame,
  betting: RouletteBetting,
): CoachPanel {
  const { coach: words } = texts
  const view = element('div', { class: 'worth' })
  let isShown = false
  const worth = (chips: Chips): Worth => worthOf(chips, betting.paytable, betting.spots)
  // Exact as a fraction; as money it is rounded to whole minor units, and says so.
  const fine = (parts: number, of: number): string => {
    const worth = (parts * betting.worth(1)) / of
    return `${Number.isInteger(worth) ? '' : '≈ '}${money(Math.round(worth))}`
  }
  const share = ({ staked, back }: Worth): string => {
    const divisor = greatestDivisor(back.parts, staked * back.of)
    const [parts, of] = [back.parts / divisor, (staked * back.of) / divisor]
    return `${parts}/${of} = ${percent(parts / of)}`
  }
  const percent = (ratio: number): string => formatPercent(ratio, facts.language, decimals)
  const chance = (count: number, of: number): string => words.chance(count, of, percent(count / of))

  const rows = (whole: Worth): Content => {
    const { staked, back, winning, gaining, pockets, most, mostBy } = whole
    const pairs: readonly (readonly [string, string])[] = [
      [words.bet, money(betting.worth(staked))],
      [words.back, `${fine(back.parts, back.of)} (${share(whole)})`],
      [words.cost, fine(staked * back.of - back.parts, back.of)],
      [words.any, chance(winning, pockets)],
      [words.more, chance(gaining, pockets)],
      [words.most, words.by(money(betting.worth(most)), shortList(mostBy))],
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
      element('p', { class: 'hint' }, returnsHint(betting.paytable, words)),
      element('h3', {}, words.each),
      [...chips].map(([spot, count]) => {
        const known = betting.spots.get(spot)
        const { back, winning, pockets, most } = worth(new Map([[spot, count]]))
        return element(
          'p',
          { class: 'worth-spot' },
          element('strong', {}, known ? spotName(known, texts) : spot),
          ` ${money(betting.worth(count))} → ${fine(back.parts, back.of)} · ${chance(winning, pockets)} · ${money(betting.worth(most))}`,
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

/** Which spots return what share. */
function returnsHint(
  { partage, kinds }: RoulettePaytable,
  words: OpenRouletteGame['texts']['coach'],
): string {
  if (partage) return words.partage
  return kinds.some(({ kind }) => kind === 'topLine') ? words.topLine : words.same
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))

const longest = 6
const shortList = (pockets: readonly string[]): string =>
  pockets.length <= longest ? pockets.join(', ') : `${pockets.slice(0, longest).join(', ')}, …`
