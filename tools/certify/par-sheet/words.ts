import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { CellsDefinition } from '@fairhouse/game-math/families/cells/definition'
import type {
  SlotDefinition,
  SpinRule,
  WildRule,
} from '@fairhouse/game-math/families/slot/definition'
import type { Inner } from './inner-of.ts'

/** The rules of a title that its numbers do not say by themselves, in sentences. */
export function rulesInWords(
  inner: Inner,
  { jackpots, isTable }: { readonly jackpots: readonly JackpotTerms[]; readonly isTable: boolean },
): readonly string[] {
  return [
    ...ofKind(inner),
    mostCuts(inner.definition),
    ...(isTable
      ? [
          'The rules of the grid say what a row shows; how often a row comes is said by the table alone, whose weights tilt what the grid does by itself.',
        ]
      : []),
    ...(jackpots.length > 0
      ? [
          'Progressive jackpots are drawn when a round is opened, before the draws of its features. What they pay is the meter’s, is no part of the most a round wins, and is left out of every number but those of their own section.',
        ]
      : []),
  ]
}

function ofKind(inner: Inner): readonly string[] {
  switch (inner.kind) {
    case 'slot':
      return slotWords(inner.definition)
    case 'cells':
      if (inner.definition.rule !== undefined) return [...cellLineWords(inner.definition)]
      return [
        'Every cell is drawn by itself. Each symbol that is in view pays once, by its own number and that of all wilds together, wherever they stand; wilds alone pay nothing. A count beyond the list pays as its last.',
      ]
    case 'cascade':
      return [
        'Groups pay, go, and are followed by new cells until nothing pays. Several groups of one grid are all paid, in the order of symbols; a wild counts in each. A count beyond the list pays as its last. Scatters are counted when a spin has come to rest.',
      ]
  }
}

function cellLineWords({ rule, corners }: CellsDefinition): readonly string[] {
  return [
    'Every cell is drawn by itself. A line pays once when all of its cells show one symbol or wilds, by how many cells it has; a line of wilds alone pays as the dearest symbol, of equal ones the first.',
    ...(rule?.columns === true ? ['Every whole column is a line, after the others.'] : []),
    ...(corners === undefined
      ? []
      : ['The four corners pay likewise, by their own list, after all lines.']),
    'All wins are added, also where they show the same cells.',
  ]
}

function slotWords(definition: SlotDefinition): readonly string[] {
  const { spins } = definition
  return [
    ...winWords(definition),
    ...Object.values(spins).flatMap((spin) => spinWords(definition, spin)),
    ...endWords(definition),
  ].filter((sentence, i, all) => all.indexOf(sentence) === i)
}

function winWords({ rule, wild, pays, mixed }: SlotDefinition): readonly string[] {
  const mixture =
    'Mixed groups pay for any of their symbols together, where that is more than one of them pays alone.'
  return [
    rule.by === 'lines' ? lineWords(rule.bothWays === true) : wayWords,
    ...(wild === undefined
      ? []
      : [substitution(wild, { isOfLines: rule.by === 'lines', hasPay: wild.symbol in pays })]),
    ...(mixed === undefined ? [] : [mixture]),
  ]
}

const lineWords = (both: boolean): string =>
  `Lines pay from the first reel on${both ? ' and from the last reel on; a run over all reels pays once' : ''}. Each line pays one win${both ? ' from each side' : ''}: the dearest, of equal ones the longest, then the first of \`order.pays\`. Wins of several lines are added, also where they show the same cells.`

const wayWords =
  'Symbols on neighbouring reels from the first on pay wherever they stand, once for each way through them. Every symbol pays by itself, and all are added.'

function endWords({ fullScreen, fullScreenOf, gamble }: SlotDefinition): readonly string[] {
  return [
    ...(fullScreen === undefined
      ? []
      : [
          `When every cell shows ${fullScreenOf === undefined ? 'the same symbol' : `one of ${fullScreenOf.join(', ')}, in any mixture`}, all that the lines win is multiplied by ${fullScreen}.`,
        ]),
    'Scatters and what starts features are counted by what was in view before any symbol became another. Coinciding wins are all paid: lines or ways, then cash, then scatters, then features.',
    'Of features that start together the one listed last is played first; one that starts during another is played before that goes on.',
    ...(gamble === undefined
      ? []
      : [
          `What a round has won may be doubled ${gamble.steps} times, while it is ${gamble.limit} units or less: two sides, each as likely, so that the return stays as it is whatever the player does.`,
        ]),
  ]
}

function substitution(
  { symbol, expands = false, nudges = false }: WildRule,
  { isOfLines, hasPay }: { readonly isOfLines: boolean; readonly hasPay: boolean },
): string {
  const alone = isOfLines
    ? 'It has no pay of its own: a run of it alone pays as the dearest symbol that has a pay for so many.'
    : 'It has no pay of its own: a way of wilds alone pays for every symbol.'
  const own = hasPay
    ? 'It has a pay of its own: a run of it alone pays that or, where it is dearer, what it may stand for.'
    : alone
  const fills = expands ? ' Where it lands it fills its reel before wins are counted.' : ''
  const moves = nudges
    ? ' Its stacks move on until they fill their reel before wins are counted.'
    : ''
  return `${symbol} stands for every symbol that has pays; for no scatter and nothing that starts a feature. ${own}${fills}${moves}`
}

/** What each rule of a spin means in words, where the spin has it. */
function spinWords({ wild, rule }: SlotDefinition, spin: SpinRule): readonly string[] {
  const { chosenWild, wildMultipliers, wildDrop, mystery, multiplierReel, colossal, cash } = spin
  const sentences = [
    chosenWild &&
      `${chosenWild.symbol} makes one symbol wild for the spin. A run of that symbol and wilds alone is a run of wilds: it pays as the dearest symbol that has a pay for so many, not as itself.`,
    wildMultipliers && multiplierWords(rule.by, wild?.together ?? 'product'),
    wildDrop && 'Wilds drop before wins are counted; they spare scatters and what starts features.',
    mystery &&
      `All ${mystery.symbol} in view become one symbol before wins are counted${mystery.fills === true ? ', having filled their reels' : ''}.`,
    multiplierReel &&
      'One more reel multiplies all that lines or ways of the spin win; not scatters.',
    colossal &&
      `Reels ${colossal.map((reel) => reel + 1).join(', ')} turn as one and show one symbol in all of their cells; of special symbols each cell counts.`,
    cash && `Each ${cash.collector} in view takes all amounts in view, each in full.`,
  ]
  return sentences.filter((sentence) => sentence !== undefined)
}

function multiplierWords(by: SlotDefinition['rule']['by'], together: 'product' | 'sum'): string {
  if (by === 'ways') return 'A wild that multiplies counts as so many ways through its cell.'
  const several = together === 'sum' ? 'sum, those of 1 left out' : 'product'
  return `Each wild in a win multiplies it; several count as their ${several}. A run that pays as the wild itself is not multiplied.`
}

function mostCuts({ maxUnits }: Inner['definition']): string {
  return `A round that reaches ${maxUnits} units pays exactly these and ends: of the win that reaches them the rest falls away, and so does all that was still to come, features under way included. Every return here counts this.`
}
