import type { Winner } from '../calls/winners.ts'

declare module '../page-context.ts' {
  interface PageValues {
    /** The newest wins, newest first, as many as a page shows. */
    readonly winners: () => readonly Winner[]
  }
}
