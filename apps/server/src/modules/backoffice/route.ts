import type { Html } from './html.ts'
import type { SentenceName } from './sentences.ts'
import type { Right } from './staff/roles.ts'
import type { Present } from './staff/sitting.ts'

/** What somebody at the desk asks. */
export interface DeskRequest {
  readonly present: Present
  readonly params: Readonly<Record<string, string>>
  /** Fields of the form; nothing for a page. */
  readonly form: URLSearchParams
}

export type Answered =
  | { readonly type: 'page'; readonly title: string; readonly body: Html }
  /** Done, or not: the page that it is shown on says which. */
  | { readonly type: 'said'; readonly on: string; readonly said: SentenceName }
  | { readonly type: 'file'; readonly contentType: string; readonly content: Uint8Array }
  | { readonly type: 'none' }

/** Something that can be asked by who is there, besides what the app asks by its calls. */
export interface DeskRoute {
  readonly method: 'GET' | 'POST'
  readonly path: `/desk${string}`
  /** Place of the navigation. */
  readonly at: string
  /** Who has it; null: everybody who works here. */
  readonly right: Right | null
  readonly answer: (asked: DeskRequest) => Promise<Answered>
}
