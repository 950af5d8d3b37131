import type { Certificate } from './certificate.ts'

/** What a game gives back in the long run, with all of its progressive jackpots; as a ratio. */
export const wholeReturn = ({ rtp, jackpots }: Pick<Certificate, 'rtp' | 'jackpots'>): number =>
  (jackpots?.whole ?? rtp).ratio
