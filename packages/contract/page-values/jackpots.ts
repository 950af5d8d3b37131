import type { BodyOf, ReplyOf } from '../call.ts'
import type { jackpots } from '../calls/jackpots.ts'

declare module '../page-context.ts' {
  interface PageValues {
    /** What meters of jackpots show, and who won them last. */
    readonly jackpots: (asked: BodyOf<typeof jackpots>) => Promise<ReplyOf<typeof jackpots>>
  }
}
