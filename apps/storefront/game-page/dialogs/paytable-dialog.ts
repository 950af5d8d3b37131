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
      game.paytable.pays.map((entry) => symbolEntry(context, entry, pays)),
    ),
    ...lineList(context),
    element('p', { class: 'hint' }, texts.paytable.most(pays(game.paytable.maxUnits))),
  )
}

/** Pay units in money at the chosen stake: `units * stake / unitsPerStake`, whole by the ladder's law. */
function priced({ table, money }: GameContext): (units: number) => string {
  const { game, stake } = table.state.now
  return (units) => money((units * stake) / game.unitsPerStake)
}

function lineList({ table, texts }: GameContext): HTMLElement[] {
  const { rule } = table.state.now.game.paytable
  if (rule.by !== 'lines') return []
  return [
    element('h3', {}, texts.paytable.lines(rule.lines.length)),
    element('p', {}, texts.paytable.linesSentence),
    element(
      'ol',
      { class: 'lines' },
      rule.lines.map((line, place) =>
        element('li', {}, lineDrawing(line, texts.paytable.line(place + 1)), String(place + 1)),
      ),
    ),
  ]
}

function symbolEntry(
  { stage, title, facts, texts }: GameContext,
  { symbols, pays }: Paytable['pays'][number],
  price: (units: number) => string,
): HTMLElement {
  return element(
    'li',
    { class: 'pay' },
    symbols.map((symbol) => stage().picture(symbol, 72)),
    element(
      'div',
      {},
      element(
        'h4',
        {},
        symbols.map((symbol) => title.symbolName(symbol, 1, facts.language)).join(', '),
      ),
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
  const { texts, table } = context
  const { wild, scatter, features } = table.state.now.game.paytable
  const words = texts.paytable
  const scatterPays = scatter?.pays.map(({ count, units }) => {
    const spins = features.flatMap((feature) =>
      feature.type === 'freeSpins' ? feature.award.filter((row) => row.count === count) : [],
    )
    const award = spins.map((row) => ` + ${words.freeSpins(row.spins)}`)
    return [words.ofAKind(count), `${price(units)}${award.join('')}`] as const
  })
  return element(
    'ul',
    { class: 'specials' },
    wild && special(context, wild.symbol, words.wild, words.wildSentence),
    scatter &&
      special(
        context,
        scatter.symbol,
        words.scatter,
        words.scatterSentence,
        payList(scatterPays ?? []),
      ),
    features.map((feature) =>
      feature.type === 'pick'
        ? special(
            context,
            feature.trigger.symbol,
            words.pick,
            words.pickSentence(feature.enders, feature.prizes.length),
            element(
              'p',
              { class: 'hint' },
              `${words.pickPrizes}: ${feature.prizes.map(price).join(' · ')}`,
            ),
          )
        : null,
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
