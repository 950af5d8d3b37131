import { formatPercent } from '@fairhouse/money'
import type { FigureVoice } from '../../rules/certified-cards.ts'
import type { GameContext } from '../game-context.ts'
import { element } from '../markup/element.ts'
import type { RuleCard, RuleVoice } from '../../rules/rule-card.ts'
import { exactDigits } from './certified-numbers.ts'

/** The page's language and the stake now chosen, for the rules of its game. */
export function ruleVoice({ texts, facts, family, table, money }: GameContext): RuleVoice {
  const { game, stake } = table.state.now
  const numbers = new Intl.NumberFormat(facts.language)
  // Whole by the ladder's law.
  const amount = (units: number): string => money((units * stake) / game.unitsPerStake)
  const all = new Intl.ListFormat(facts.language, { type: 'conjunction' })
  const one = new Intl.ListFormat(facts.language, { type: 'disjunction' })
  return {
    words: texts.ruleWords,
    amount,
    figure: amount,
    money,
    symbolName: family.nameOf,
    number: (value) => numbers.format(value),
    list: (parts) => all.format(parts),
    either: (parts) => one.format(parts),
  }
}

/** Certified figures digit by digit as the page about the game tells them. */
export const figureVoice = (context: GameContext): FigureVoice => ({
  ...ruleVoice(context),
  language: context.facts.language,
  percent: (ratio) => formatPercent(ratio, context.facts.language, exactDigits, true),
})

/** Cards with the pictures of their symbols. */
export const ruleCardList = (
  context: GameContext,
  cards: readonly RuleCard[],
): HTMLElement | null =>
  cards.length === 0
    ? null
    : element(
        'ul',
        { class: 'specials' },
        cards.map((card) => ruleCardView(context, card)),
      )

function ruleCardView({ family }: GameContext, card: RuleCard): HTMLElement {
  const { symbol, title, sentences, rows, more } = card
  const picture = symbol === null ? null : family.picture(symbol, 96)
  return element(
    'li',
    { class: picture === null ? 'special special-plain' : 'special' },
    picture,
    element(
      'div',
      {},
      element('h3', {}, title),
      sentences.map((sentence) => element('p', {}, sentence)),
      rows.length === 0 ? null : payList(rows),
      more.map((sentence) => element('p', {}, sentence)),
    ),
  )
}

/** What, and what it gives. */
export const payList = (rows: RuleCard['rows']): HTMLElement =>
  element(
    'dl',
    { class: 'pay-list' },
    rows.map(([what, gives]) =>
      element('div', {}, element('dt', {}, what), element('dd', {}, gives)),
    ),
  )
