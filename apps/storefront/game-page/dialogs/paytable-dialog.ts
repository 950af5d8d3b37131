import type { Paytable } from '@fairhouse/contract/entities/paytable'
import type { GameContext } from '../game-context.ts'
import { element } from '../markup/element.ts'
import { openDialog } from './dialog.ts'
import { lineDrawing } from './line-drawing.ts'

/** Everything that pays, in amounts at the stake now chosen. */
export function openPaytableDialog(context: GameContext): void {
  const { texts, table, money } = context
  const { game, stake } = table.state.now
  const pays = priced(context)
  openDialog(
    { title: texts.paytable.title, closeLabel: texts.controls.close },
    element('p', { class: 'hint' }, texts.paytable.atStake(money(stake))),
    specials(context, pays),
    element('h3', {}, texts.paytable.symbols),
    element(
      'ul',
      { class: 'pays' },
      game.paytable.linePays.map((entry) => symbolEntry(context, entry, pays)),
    ),
    element('h3', {}, texts.paytable.lines(game.paytable.lines.length)),
    element('p', {}, texts.paytable.linesSentence),
    element(
      'ol',
      { class: 'lines' },
      game.paytable.lines.map((line, place) =>
        element('li', {}, lineDrawing(line, texts.paytable.line(place + 1)), String(place + 1)),
      ),
    ),
    element('p', { class: 'hint' }, texts.paytable.most(pays(game.paytable.maxUnits))),
  )
}

/** Pay units in money at the chosen stake: `units * stake / unitsPerStake`, whole by the ladder's law. */
function priced({ table, money }: GameContext): (units: number) => string {
  const { game, stake } = table.state.now
  return (units) => money((units * stake) / game.unitsPerStake)
}

function symbolEntry(
  { stage, title, facts, texts }: GameContext,
  { symbol, pays }: Paytable['linePays'][number],
  price: (units: number) => string,
): HTMLElement {
  return element(
    'li',
    { class: 'pay' },
    stage().picture(symbol, 72),
    element(
      'div',
      {},
      element('h4', {}, title.symbolName(symbol, 1, facts.language)),
      payList(pays.map(({ count, units }) => [texts.paytable.ofAKind(count), price(units)])),
    ),
  )
}

const payList = (rows: readonly (readonly [string, string])[]): HTMLElement =>
  element(
    'dl',
    { class: 'pay-list' },
    rows.map(([count, amount]) =>
      element('div', {}, element('dt', {}, count), element('dd', {}, amount)),
    ),
  )

function specials(context: GameContext, price: (units: number) => string): HTMLElement {
  const { table, texts } = context
  const { wild, scatter, pick, extraFreeSpinsPerWildReel: extra } = table.state.now.game.paytable
  const words = texts.paytable
  return element(
    'ul',
    { class: 'specials' },
    special(context, wild, words.wild, words.wildSentence, extra > 0 && words.wildExtra(extra)),
    special(
      context,
      scatter.symbol,
      words.scatter,
      words.scatterSentence,
      payList(
        scatter.pays.map(({ count, units, freeSpins }) => [
          words.ofAKind(count),
          freeSpins > 0 ? `${price(units)} + ${words.freeSpins(freeSpins)}` : price(units),
        ]),
      ),
    ),
    special(
      context,
      pick.symbol,
      words.pick,
      words.pickSentence(pick.enders, pick.prizes.length),
      element('p', { class: 'hint' }, `${words.pickPrizes}: ${pick.prizes.map(price).join(' · ')}`),
    ),
  )
}

function special(
  { stage }: GameContext,
  symbol: string,
  name: string,
  ...content: readonly (Node | string | false)[]
): HTMLElement {
  const [sentence = '', ...more] = content
  return element(
    'li',
    { class: 'special' },
    stage().picture(symbol, 96),
    element(
      'div',
      {},
      element('h3', {}, name),
      element('p', {}, sentence),
      more.map((part) => (typeof part === 'string' ? element('p', {}, part) : part)),
    ),
  )
}
