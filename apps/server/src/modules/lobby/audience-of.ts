import { type Audience, defaultProfile } from '#modules/catalog'
import type { StatusFacts } from '#modules/play'
import { browserWords } from '#platform/user-agent'

/**
 * To whom a page shows games.
 * @param facts of the player who asks; null: a visitor.
 */
export const audienceOf = (facts: StatusFacts | null, userAgent: string): Audience => ({
  currency: facts?.currency ?? null,
  country: facts?.account.country ?? null,
  device: browserWords(userAgent).kind === 'computer' ? 'desktop' : 'mobile',
  profile: defaultProfile,
})
