import type { Adapters } from './adapters.ts'
import type { Features } from './features.ts'
import type { InitData } from './entities/init-data.ts'
import type { PageCatalogue } from './entities/page-catalogue.ts'
import type { PagePlayRules } from './entities/play-rules.ts'
import type { UserStatus } from './entities/user-status.ts'

/**
 * What modules tell all pages, by name. A file of `page-values/` adds each one, and is named after it; the module beside which it is made tells it. The house does
 * not start while one of them is told by nobody, or by two.
 */
export interface PageValues {
  /** What this house has. */
  readonly features: () => Features
}

/** What an operator calls the house, and what of it is their own. */
export interface Brand {
  readonly name: string
  /** Addresses of the operator's mark and colours; null: those of the house are shown. */
  readonly logo: string | null
  readonly colors: string | null
  /** Texts of the company, by language and path (`en/privacy`). */
  readonly legalTexts: Readonly<Record<string, string>>
  /** Under which licence real money is taken; null: none is taken. */
  readonly licence: {
    readonly holder: string
    readonly number: string
    readonly place: string
    readonly minAge: number
  } | null
}

/** What the server hands to the rendering of one page. */
export interface PageContext extends PageValues {
  /** Of this answer's content security policy; empty where no policy is sent. */
  readonly nonce: string
  /** Send nothing before everything is there, for those who read a page once or share it. */
  readonly isWhole: boolean
  /** Number of the player who asks; null for a visitor. */
  readonly player: number | null
  readonly userStatus: UserStatus
  /** The games as the pages of this visitor show them. */
  readonly catalogue: PageCatalogue
  /** What the rules of the visitor's place allow at own games. */
  readonly playRules: PagePlayRules
  /** The own game that the address names and that cannot be opened now; else null. */
  readonly closedGame: { readonly uri: string; readonly name: string } | null
  readonly brand: Brand
  /** Whether test accounts with sandboxed money may be opened. */
  readonly demo: boolean
  /** Letters lie at `/dev/mailbox` instead of being sent. */
  readonly mailbox: boolean
  /** Where players write to; null: nowhere. */
  readonly supportMail: string | null
  /** Scheme, host and port that the browser asked for, without a slash at the end. */
  readonly origin: string
  /** Before the paths of pictures; empty: they come from the house itself. */
  readonly mediaOrigin: string
  readonly adapters: Adapters
  /** What the browser is told with the page. */
  readonly init: InitData
}
