import type { SlotPaytable } from '@fairhouse/contract/families/slot/paytable'
import { featureCard } from './feature-cards.ts'
import type { RuleCard } from '../../rule-card.ts'
import { lineCells } from './line-cells.ts'
import { reelNumbers, type SlotVoice } from './slot-voice.ts'

/** The rules of a game in the order in which they are read. */
export const ruleCards = (paytable: SlotPaytable, voice: SlotVoice): readonly RuleCard[] => [
  ...wildCard(paytable, voice),
  ...scatterCard(paytable, voice),
  ...paytable.features.map((feature) => featureCard(feature, voice)),
]

/** What counts as a win, in sentences. */
export const howToWin = (paytable: SlotPaytable, voice: SlotVoice): readonly string[] => [
  gridSentence(paytable, voice),
  paySentence(paytable, voice),
  ...(paytable.pays.some(({ symbols }) => symbols.length > 1) ? [voice.words.how.mixed] : []),
  voice.words.how.added,
]

function gridSentence({ grid }: SlotPaytable, { words: { how }, list }: SlotVoice): string {
  const { rows, leastRows, ofCells } = grid
  const [most, least] = [Math.max(...rows), Math.min(...leastRows)]
  if (rows.some((height, reel) => height !== leastRows[reel]))
    return how.gridDrawn(rows.length, least, most)
  if (least !== most) return how.gridUneven(list(rows.map(String)))
  return ofCells ? how.gridOfCells(rows.length, most) : how.grid(rows.length, most)
}

function paySentence(paytable: SlotPaytable, { words: { how }, number }: SlotVoice): string {
  const { rule, grid } = paytable
  switch (rule.by) {
    case 'lines':
      if (grid.ofCells) return how.linesOfCells(lineCells(paytable).length)
      return rule.bothWays ? how.linesBoth(rule.lines.length) : how.lines(rule.lines.length)
    case 'ways':
      return rule.bothWays ? how.waysBoth(number(rule.ways)) : how.ways(number(rule.ways))
    case 'cluster':
      return how.cluster(rule.least)
    case 'anywhere':
      return how.anywhere(rule.least)
  }
}

function wildCard({ wild }: SlotPaytable, voice: SlotVoice): RuleCard[] {
  if (!wild) return []
  const { words, either } = voice
  const { multipliers, together } = wild
  return [
    {
      symbol: wild.symbol,
      title: words.wild.title,
      sentences: [
        words.wild.stands,
        ...(wild.reels ? [words.wild.reels(either(reelNumbers(wild.reels)))] : []),
        ...(wild.expands ? [words.wild.expands] : []),
        ...(multipliers.length > 0 ? [words.wild.multiplies(either(multipliers.map(String)))] : []),
        ...(together === null ? [] : [words.wild[together]]),
      ],
      rows: [],
      more: [],
    },
  ]
}

function scatterCard({ scatter }: SlotPaytable, { words, amount }: SlotVoice): RuleCard[] {
  if (!scatter) return []
  const { symbol, pays } = scatter
  return [
    {
      symbol,
      title: words.scatter.title,
      sentences: [pays.length > 0 ? words.scatter.pays : words.scatter.starts],
      rows: pays.map(({ count, units }) => [`${count}×`, amount(units)]),
      more: [],
    },
  ]
}
