import type { Html } from './html.ts'
import type { SentenceName } from './sentences.ts'
import type { Present } from './staff/sitting.ts'
import type { Right } from './staff/roles.ts'

/** What somebody at the desk asks. */
export interface DeskRequest {
  readonly present: Present
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** Fields of the form; nothing for a page. */
  readonly form: URLSearchParams
}

export type Answered =
  | { readonly type: 'page'; readonly title: string; readonly body: Html }
  /** Done, or not: the page that it is shown on says which. */
  | { readonly type: 'said'; readonly on: string; readonly said: SentenceName }
  | {
      readonly type: 'file'
      readonly contentType: string
      readonly content: Uint8Array /** To be saved under; absent: to be looked at. */
      readonly name?: string
    }
  | { readonly type: 'none' }

interface Route {
  readonly path: `/desk${string}`
  /** Place of the navigation. */
  readonly at: string
  /** Who has it; null: everybody who works here. */
  readonly right: Right | null
  readonly answer: (asked: DeskRequest) => Promise<Answered>
}

/** A form that the desk takes. */
export interface DeskForm extends Route {
  readonly method: 'POST'
  /**
   * What is done, in words for who sends it, where it moves money or rights or hands a player's data out: they must have shown within five
   * minutes to be themselves, and are asked first otherwise. Null: it may be done by whoever sits there.
   */
  readonly confirms: string | null
}

/** Something that can be asked at the desk by who is there. */
export type DeskRoute = (Route & { readonly method: 'GET' }) | DeskForm
