import type { PageData } from './page-data.ts'

/** What a kind of game puts into the page. Markup is safe to send. */
export interface Stage {
  /** Script of the kind, in `client/`. */
  readonly script: string
  readonly markup: string
  /** Of the sheet of rules: markup before the sentences, and the sentences. */
  readonly pays: string
  readonly rules: readonly string[]
  readonly data: Partial<PageData>
}
