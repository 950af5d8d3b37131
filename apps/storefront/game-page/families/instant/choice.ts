import { type Risk, risks as all } from '@fairhouse/contract/families/instant/risks'
import type { InstantRules } from '@fairhouse/contract/families/instant/paytable'
import type { InstantSelection } from '@fairhouse/contract/families/instant/selection'
import { memberOf, wholeOf } from '../../settings/kept.ts'
import { readPick, steppedBet } from './digits.ts'
import { readCard, steppedCard } from './scratch-choice.ts'

/** What a game begins with, when nothing was kept. */
export function firstChoice(rules: InstantRules): InstantSelection {
  switch (rules.game) {
    case 'gate':
      return { target: 200 }
    case 'pegs':
      return { rows: 12, risk: 'medium' }
    case 'mines':
      return { mines: 3 }
    case 'tower':
      return { risk: 'medium' }
    case 'scratch':
      return { card: rules.cards[0]?.card ?? '' }
    case 'pick':
      return { bet: 'straight', digits: [1, 2, 3] }
  }
}

/** A choice that was kept, when this game has it; else the first. */
export function keptChoice(rules: InstantRules, kept: unknown): InstantSelection {
  return readChoice(rules, kept) ?? firstChoice(rules)
}

/** Read by hand: the schemas of selections are more than the rest of the page's family. */
function readChoice(rules: InstantRules, kept: unknown): InstantSelection | null {
  switch (rules.game) {
    case 'gate': {
      const target = wholeOf(kept, 'target')
      const isOffered = target !== null && target >= rules.least && target <= rules.most
      return isOffered ? { target } : null
    }
    case 'pegs': {
      const [rows, risk] = [wholeOf(kept, 'rows'), memberOf(kept, 'risk')]
      const board = rules.boards.find((one) => one.rows === rows && one.risk === risk)
      return board ? { rows: board.rows, risk: board.risk } : null
    }
    case 'mines': {
      const mines = wholeOf(kept, 'mines')
      return mines !== null && mines >= 1 && mines <= rules.fields.length ? { mines } : null
    }
    case 'tower': {
      const risk = risksOf(rules).find((one) => one === memberOf(kept, 'risk'))
      return risk === undefined ? null : { risk }
    }
    case 'scratch':
      return readCard(rules, kept)
    case 'pick':
      return readPick(rules, kept)
  }
}

/** Risks that a game offers, the lowest first. */
export function risksOf(rules: InstantRules): readonly Risk[] {
  if (rules.game === 'pegs')
    return all.filter((risk) => rules.boards.some((one) => one.risk === risk))
  if (rules.game === 'tower')
    return all.filter((risk) => rules.towers.some((one) => one.risk === risk))
  return []
}

/** Round numbers, hundredths, that a target goes through by its buttons. */
const targets = [
  101, 110, 120, 130, 150, 175, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000, 7500,
  10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000,
]

/** The next choice upwards or downwards of what a game's bet is on; the same at the end. */
export function stepped(
  rules: InstantRules,
  choice: InstantSelection,
  by: 1 | -1,
): InstantSelection {
  switch (rules.game) {
    case 'gate':
      return 'target' in choice
        ? keptChoice(rules, { target: steppedTarget(choice.target, by) })
        : choice
    case 'mines':
      return 'mines' in choice
        ? { mines: Math.min(rules.fields.length, Math.max(1, choice.mines + by)) }
        : choice
    case 'pegs':
      return 'rows' in choice
        ? { ...choice, rows: Math.min(16, Math.max(8, choice.rows + by)) }
        : choice
    case 'tower':
      return 'risk' in choice && !('rows' in choice) ? steppedRisk(rules, choice.risk, by) : choice
    case 'scratch':
      return 'card' in choice ? steppedCard(rules, choice, by) : choice
    case 'pick':
      return 'digits' in choice ? steppedBet(rules, choice, by) : choice
  }
}

function steppedRisk(rules: InstantRules, risk: Risk, by: 1 | -1): { readonly risk: Risk } {
  const risks = risksOf(rules)
  return { risk: risks[risks.indexOf(risk) + by] ?? risk }
}

function steppedTarget(target: number, by: 1 | -1): number {
  const next =
    by === 1 ? targets.find((one) => one > target) : targets.findLast((one) => one < target)
  return next ?? target
}
