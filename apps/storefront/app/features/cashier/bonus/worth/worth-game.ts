import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { ownStudio } from '@fairhouse/contract/entities/provider'
import { contribution, contributionGroup } from '@fairhouse/contract/bonus-rules'
import type { Certificate } from '@fairhouse/contract/entities/certificate'
import { certifiedRoundOf } from './certified-round.ts'
import type { CertifiedRound } from './distribution.ts'

/** A game in which a bonus can be played, with what is proven of it. */
export interface WorthGame {
  readonly uri: string
  readonly name: string
  /** How much of a bet counts; 0: only free spins are played there. */
  readonly share: number
  readonly round: CertifiedRound
}

/** Every own game that a bonus may be played in, the one that gives most back for what counts first; live rooms take own money alone. */
export const worthGames = (
  { games }: Pick<PageCatalogue, 'games'>,
  certificateOf: (uri: string) => Certificate | undefined,
): readonly WorthGame[] =>
  games
    .flatMap((game): WorthGame[] => {
      const isOne = game.provider === ownStudio && game.room === undefined
      const certificate = isOne ? certificateOf(game.uri) : undefined
      const share = contribution[contributionGroup(game)]
      if (!certificate) return []
      return [{ uri: game.uri, name: game.name, share, round: certifiedRoundOf(certificate) }]
    })
    .toSorted((one, other) => costOf(one) - costOf(other))

/** What a dollar of wagering costs there. */
const costOf = ({ share, round }: WorthGame): number => (1 - round.rtp) / share
