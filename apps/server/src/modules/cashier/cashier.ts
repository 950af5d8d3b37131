import { hear, hearAbout } from './hearing/hear.ts'
import type { Heard } from './hearing/heard.ts'
import { lookAfter } from './looking-after/look-after.ts'
import type { CashierNeeds } from './needs.ts'
import type { ProviderNews, StatusQuestion } from './provider.ts'
import { createDesk, type Desk } from './staff/desk.ts'

/** Money of players in and out. */
export interface Cashier {
  /** Takes in what a provider says, in any order and any number of times. @returns what became of each piece, in the order given. */
  readonly hear: (provider: string, news: readonly ProviderNews[]) => Promise<readonly Heard[]>
  /**
   * Asks a provider about something of which a notice told, and takes in the answer.
   * @returns `none`: the provider knows of nothing under this reference; `unknown`: it could not be asked, try again.
   */
  readonly hearAbout: (
    provider: string,
    question: StatusQuestion,
  ) => Promise<'heard' | 'none' | 'unknown'>
  /** Looks at every payment whose turn it is; called every few seconds, on any number of nodes. */
  readonly lookAfter: () => Promise<void>
  /** What staff does; each is written down with who did it. */
  readonly desk: Desk
}

export const createCashier = (needs: CashierNeeds): Cashier => ({
  hear: (provider, news) => hear(needs, provider, news),
  hearAbout: (provider, question) => hearAbout(needs, provider, question),
  lookAfter: () => lookAfter(needs),
  desk: createDesk(needs),
})
