import { data, type LoaderFunctionArgs } from 'react-router'
import { loadContent, pageCard } from '../content/content-page.server.ts'
import { exampleRtp } from '../content/facts.ts'
import { pageContext } from '../../shell/house/context.ts'
import { type Language, languageOfPath } from '../../shell/texts/languages.ts'
import { fill } from '../../shell/language/say.ts'
import type { BakedSources } from '../../shell/pictures/baked-sources.ts'
import { texts } from '../../shell/texts/texts.server.ts'
import { pictureOf } from './pictures.server.ts'
import type { PromotionTerms } from '@fairhouse/contract/entities/promotion'
import { promotions } from '../content/promotions/promotions.server.ts'
import type { LiveProps } from './live-for-player.tsx'
import { getWords, type Row, termsRows } from './terms-rows.ts'
import { whenWords } from './when-words.ts'
import { workedExample } from './worked-example.ts'
import { amountsIn } from '../content/promotions/written-amounts.ts'

/** A promotion as its page shows it below its text. */
export interface PromotionFacts {
  readonly state: PromotionTerms['state']
  readonly stateWords: string
  readonly stateMeans: string
  readonly termsHeading: string
  readonly terms: readonly Row[]
  readonly exampleHeading: string
  readonly exampleLead: string
  readonly example: readonly Row[]
  /** What the arithmetic comes to, where a number does not say it. */
  readonly exampleNote: string | null
}

/** The page of one promotion. @throws 404 where there is none. */
export function loadPromotion(
  asked: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  slug: string,
) {
  const terms = promotions.get(slug)
  if (terms === undefined) throw data(null, { status: 404 })
  const language = languageOfPath(new URL(asked.request.url).pathname)
  return {
    ...loadContent(asked),
    picture: pictureOf(slug),
    facts: promotionFacts(terms, language),
    claim:
      terms.state === 'open' && terms.code !== undefined
        ? { slug, texts: texts[language].cashierBonus }
        : null,
    live: liveOf(terms, language),
    buddy: buddyOf(terms, language),
  }
}

/** What shows a player their invitation; null for any other promotion. */
const buddyOf = ({ state, once }: PromotionTerms, language: Language) =>
  state === 'open' && once === 'friend'
    ? { texts: texts[language].buddy, playMoney: texts[language].promotions.live.playMoney }
    : null

/** What shows how a promotion without a code stands for its player; null: nothing is to be shown. */
function liveOf({ state, reward: { type } }: PromotionTerms, language: Language): LiveProps | null {
  if (state !== 'open') return null
  switch (type) {
    case 'cashback':
    case 'points':
    case 'gifts':
    case 'tokens':
    case 'tickets': {
      const { promotions: words, cashierCompPoints: points } = texts[language]
      return { reward: type, texts: words.live, points }
    }
    case 'match':
    case 'freeSpins':
    case 'freeChip':
      return null
  }
}

/** @returns the terms and the arithmetic of a promotion in a language. */
export function promotionFacts(terms: PromotionTerms, language: Language): PromotionFacts {
  const words = texts[language].promotions
  const { dollars, number, percent } = amountsIn(language)
  const steps = workedExample(terms)
  const left = steps.find(({ step }) => step === 'left')
  const isNothing = left !== undefined && 'dollars' in left && left.dollars === 0
  return {
    state: terms.state,
    stateWords: words.state[terms.state],
    stateMeans:
      terms.state === 'open' && terms.code === undefined
        ? words.stateMeans.on
        : words.stateMeans[terms.state],
    termsHeading: words.termsHeading,
    terms: termsRows(terms, words, language),
    exampleHeading: words.exampleHeading,
    exampleLead: fill(words.exampleLead, { rtp: percent(exampleRtp) }),
    example: steps.map((one) => ({
      label: words.steps[one.step],
      words: 'count' in one ? number(one.count) : dollars(one.dollars),
    })),
    exampleNote: left === undefined ? words.drawn : isNothing ? words.noneLeft : null,
  }
}

/** A promotion on the page of all. */
export interface PromotionCard {
  readonly slug: string
  readonly picture: BakedSources
  readonly anchor: string
  readonly name: string
  readonly description: string
  /** What the description is written in. */
  readonly language: Language
  readonly stateWords: string
  readonly when: string
  readonly get: string
}

/** All promotions, in their order. */
export function loadPromotions(asked: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const language = languageOfPath(new URL(asked.request.url).pathname)
  const { brand, features } = asked.context.get(pageContext)
  const words = texts[language].promotions
  const cards = [...promotions].map(([slug, terms]): PromotionCard => {
    const card = pageCard(`/promotions/${slug}`, {
      language,
      brand: brand.name,
      features: features(),
    })
    return {
      slug,
      picture: pictureOf(slug),
      anchor: terms.anchor,
      name: terms.name,
      description: card?.description ?? '',
      language: card?.language ?? language,
      stateWords: words.state[terms.state],
      when: whenWords(terms.when, words.when, language),
      get: getWords(terms.reward, words.get, language),
    }
  })
  return { ...loadContent(asked), cards, more: words.more }
}
