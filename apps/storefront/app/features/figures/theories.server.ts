import type { Game } from '@fairhouse/contract/entities/game'
import { certificateOf } from '../games/certificates.server.ts'
import type { Theory } from './band.ts'

/**
 * What was proved of the plain bets of these games, by address. Titles with progressive jackpots have no fixed return, so there is nothing to hold a
 * player's against.
 */
export const theoriesOf = (games: readonly Pick<Game, 'uri'>[]): Readonly<Record<string, Theory>> =>
  Object.fromEntries(
    games.flatMap(({ uri }) => {
      const certificate = certificateOf(uri)
      if (certificate === undefined || certificate.jackpots !== undefined) return []
      return [[uri, { rtp: certificate.rtp.ratio, sigma: certificate.sigma }]]
    }),
  )
