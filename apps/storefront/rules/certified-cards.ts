import type {
  Certificate,
  CertifiedChoices,
  CertifiedJackpots,
  CertifiedOption,
} from '@fairhouse/contract/entities/certificate'
import type { PlayRules } from '@fairhouse/contract/entities/play-rules'
import { isRarePrize } from '@fairhouse/contract/entities/rare-prize'
import { capital } from './capital.ts'
import { jackpotName } from './jackpot-name.ts'
import { roundsInWords, roundsOf } from './rounds-of.ts'
import type { RuleCard, RuleVoice } from './rule-card.ts'

/** What sentences with certified figures are made with. */
export interface FigureVoice extends Pick<RuleVoice, 'words' | 'number' | 'symbolName'> {
  readonly language: string
  /** A certified return. */
  readonly percent: (ratio: number) => string
}

type Told = Pick<Certificate, 'choices' | 'jackpots' | 'topPrize'>

/** What a certificate says of a player's choices, of jackpots, and of a top win that hardly anybody sees; none of what a place forbids. */
export const certifiedCards = (
  { choices, jackpots, topPrize }: Told,
  { gamble }: Pick<PlayRules, 'gamble'>,
  voice: FigureVoice,
): readonly RuleCard[] => [
  ...(choices?.each ?? [])
    .filter(({ feature }) => gamble || feature !== 'gamble')
    .map((choice) => choiceCard(choice, voice)),
  ...(jackpots === undefined ? [] : [jackpotCard(jackpots, voice)]),
  ...(isRarePrize(topPrize) ? [rareTopCard(topPrize, voice)] : []),
]

function choiceCard(
  { headline, options }: CertifiedChoices['each'][number],
  voice: FigureVoice,
): RuleCard {
  const { words, percent } = voice
  const returns = options.map(({ rtp }) => rtp.ratio)
  const [least, most] = [percent(Math.min(...returns)), percent(Math.max(...returns))]
  const hitsDiffer = new Set(options.map(({ hitFrequency }) => hitFrequency)).size > 1
  return {
    symbol: null,
    title: words.choices.title,
    sentences: [
      ...(least === most ? [] : [words.choices.range(least, most)]),
      ...options.flatMap((one) => optionSentence(one, hitsDiffer, voice)),
      words.choices[headline],
    ],
    rows: [],
    more: [],
  }
}

function optionSentence(
  { option, rtp, sigma, hitFrequency }: CertifiedChoices['each'][number]['options'][number],
  hitsDiffer: boolean,
  voice: FigureVoice,
): readonly string[] {
  const { words, percent, language } = voice
  const name = optionName(option, voice)
  if (name === null) return []
  const figures = words.choices.figures(name, percent(rtp.ratio), twoDigits(sigma, voice))
  return [hitsDiffer ? words.choices.hits(figures, roundsOf(1 / hitFrequency, language)) : figures]
}

/** Null: there is nothing to tell apart. */
function optionName(option: CertifiedOption, voice: FigureVoice): string | null {
  const { words, symbolName } = voice
  switch (option.type) {
    case 'any':
      return null
    case 'freeSpins':
      return words.choose.option(option.spins, option.multiplier)
    case 'symbol':
      return capital(symbolName(option.symbol, 1))
    case 'collect':
    case 'double':
      return words.choices[option.type]
  }
}

function jackpotCard(
  { adds, whole, wholeAtSeed, each }: CertifiedJackpots,
  voice: FigureVoice,
): RuleCard {
  const { words, percent } = voice
  const said = words.jackpotReturn
  return {
    symbol: null,
    title: said.title,
    sentences: [
      said.longRun(percent(adds.ratio), percent(whole.ratio)),
      said.kept,
      said.atSeed(percent(wholeAtSeed.ratio)),
      ...each.map(({ terms, atSeed, overall }) =>
        said.each(words.jackpot(jackpotName(terms.name)), percent(atSeed), percent(overall)),
      ),
    ],
    rows: [],
    more: [],
  }
}

function rareTopCard({ x, oneIn }: Certificate['topPrize'], voice: FigureVoice): RuleCard {
  const { title, sentence } = voice.words.rareTop
  return {
    symbol: null,
    title,
    sentences: [sentence(voice.number(x), roundsInWords(oneIn, voice.language))],
    rows: [],
    more: [],
  }
}

/** The figures of a way to bet besides the plain one, in what it costs and in bets. */
export function modeFigures(
  proof: Certificate['modes'][number] | undefined,
  voice: FigureVoice,
): readonly string[] {
  if (proof === undefined) return []
  const { rtp, profitFrequency, sigma, topPrize, inStakes, inPrices } = proof
  const { modes } = voice.words
  const rounds = (oneIn: number) => roundsOf(oneIn, voice.language)
  return [
    modes.rtp(voice.percent(rtp.ratio)),
    modes.profit(rounds(1 / profitFrequency)),
    modes.top(voice.number(inPrices.topPrize), voice.number(topPrize.x), rounds(topPrize.oneIn)),
    modes.sigma(twoDigits(sigma, voice), twoDigits(inStakes.sigma, voice)),
  ]
}

const twoDigits = (value: number, { language }: FigureVoice): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)
