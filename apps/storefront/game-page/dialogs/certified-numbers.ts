import type { Certificate } from '@fairhouse/contract/entities/certificate'
import { formatPercent } from '@fairhouse/money'
import { roundsOf } from '../../rules/rounds-of.ts'
import type { Texts } from '../texts/texts.ts'

/** Digits of a return that is proved, as the page about the game shows it. */
export const exactDigits = 4

/** What numbers are told with. */
export interface NumberVoice {
  readonly texts: Pick<Texts, 'rules' | 'ruleWords'>
  readonly facts: { readonly language: string }
  /** What the family calls a part of the return, or a feature; null where it has no name for it. */
  readonly partName: (part: string) => string | null
}

const progressive = 'progressive'

/** A line of the numbers that were certified. */
export interface CertifiedNumber {
  readonly name: string
  readonly value: string
  /** A part of the return in a line above. */
  readonly isPart: boolean
}

/**
 * What was proved of a title, to be read. The return is the whole one: with progressive jackpots what they return in the long run is one of
 * its parts; all other numbers leave them out.
 */
export function certifiedNumbers(
  certificate: Certificate,
  { texts, facts: { language }, partName }: NumberVoice,
): readonly CertifiedNumber[] {
  const { rules, ruleWords } = texts
  const named = (part: string): string =>
    part === progressive ? ruleWords.progressive.title : (partName(part) ?? part)
  const { rtp, jackpots, hitFrequency, profitFrequency, volatility, sigma, topPrize } = certificate
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const percent = (ratio: number): string => formatPercent(ratio, language, exactDigits, true)
  const oneIn = (probability: number): string =>
    probability > 0 ? rules.oneIn(roundsOf(1 / probability, language)) : '—'
  const whole = (name: string, value: string): CertifiedNumber => ({ name, value, isPart: false })
  return [
    whole(rules.rtp, percent((jackpots?.whole ?? rtp).ratio)),
    ...partsOf(certificate).map(({ part, ratio }) => ({
      name: `${rules.split} ${named(part)}`,
      value: percent(ratio),
      isPart: true,
    })),
    whole(rules.hit, oneIn(hitFrequency)),
    whole(rules.profit, oneIn(profitFrequency)),
    ...certificate.featureOneIn.map(({ feature, oneIn: rounds }) =>
      whole(rules.feature(named(feature)), rules.oneIn(roundsOf(rounds, language))),
    ),
    whole(rules.volatility, rules.volatilityOf(volatility)),
    whole(rules.sigma, rules.stakes(number.format(sigma))),
    whole(rules.top, rules.topOdds(number.format(topPrize.x), roundsOf(topPrize.oneIn, language))),
  ]
}

function partsOf({
  split,
  jackpots,
}: Certificate): readonly { readonly part: string; readonly ratio: number }[] {
  return jackpots === undefined
    ? split
    : [...split, { part: progressive, ratio: jackpots.adds.ratio }]
}
