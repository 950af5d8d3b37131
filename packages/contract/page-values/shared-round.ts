import type { SharedRound } from '../entities/shared-round.ts'

declare module '../page-context.ts' {
  interface PageValues {
    /** A round by its id as a stranger sees it, if its player shares it; else null. */
    readonly sharedRound: (roundId: string) => Promise<SharedRound | null>
  }
}
