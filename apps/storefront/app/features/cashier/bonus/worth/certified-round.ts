import type { Certificate } from '@fairhouse/contract/entities/certificate'
import type { CertifiedRound } from './distribution.ts'

/** Of a certificate, what tells how a round pays. */
export const certifiedRoundOf = ({
  rtp,
  hitFrequency,
  profitFrequency,
  tail,
  topPrize,
}: Pick<
  Certificate,
  'rtp' | 'hitFrequency' | 'profitFrequency' | 'tail' | 'topPrize'
>): CertifiedRound => ({
  rtp: rtp.ratio,
  hits: hitFrequency,
  profits: profitFrequency,
  tail: tail.map(({ x, probability }) => [x, probability]),
  top: topPrize.x,
})
