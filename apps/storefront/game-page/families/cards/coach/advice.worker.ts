import type { CardsActionName } from '@fairhouse/contract/families/cards/actions'
import {
  type PricedChoice,
  pricedChoices,
  type Sight,
} from '@fairhouse/game-math/families/cards/blackjack/priced-choices'
import type { BlackjackRules } from './decisions.ts'

/** Decisions whose choices are to be priced, at a table of these rules. */
export interface AdviceQuestion {
  readonly rules: BlackjackRules
  readonly asked: readonly { readonly sight: Sight; readonly offered: readonly CardsActionName[] }[]
}

/** Of each, what its choices are worth. */
export type AdviceAnswer = readonly (readonly PricedChoice[])[]

self.addEventListener('message', ({ data: { rules, asked } }: MessageEvent<AdviceQuestion>) => {
  const answer: AdviceAnswer = asked.map(({ sight, offered }) =>
    pricedChoices(rules, sight, offered),
  )
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to who started it
  self.postMessage(answer)
})
