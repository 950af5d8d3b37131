import type { Html } from './html.ts'
import type { Said } from './sentences.ts'
import type { Present } from './staff/sitting.ts'
import type { Right } from './staff/roles.ts'

/** What somebody at the desk asks. */
export interface Asked {
  readonly present: Present
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** Fields of the form; nothing for a page. */
  readonly form: URLSearchParams
}

export type Answered =
  | { readonly type: 'page'; readonly title: string; readonly body: Html }
  /** Done, or not: the page that it is shown on says which. */
  | { readonly type: 'said'; readonly on: string; readonly said: Said }
  | {
      readonly type: 'file'
      readonly contentType: string
      readonly content: Uint8Array /** To be saved under; absent: to be looked at. */
      readonly name?: string
    }
  | { readonly type: 'none' }

/** Something that can be asked at the desk by who is there. */
export interface DeskRoute {
  readonly method: 'GET' | 'POST'
  readonly path: `/desk${string}`
  /** Place of the navigation. */
  readonly at: string
  /** Who has it; null: everybody who works here. */
  readonly right: Right | null
  readonly answer: (asked: Asked) => Promise<Answered>
}
