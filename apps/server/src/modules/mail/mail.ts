import type { Transaction } from '#platform/database'
import type { Letter } from './letter.ts'
import type { MailNeeds } from './needs.ts'
import { postLetter } from './post-letter.ts'

/** The house's post office. */
export interface Mail {
  /** Puts a letter into the outbox in the transaction of what it tells of; it is sent after the commit. */
  readonly post: (tx: Transaction, letter: Letter) => Promise<void>
}

export const createMail = (needs: MailNeeds): Mail => ({
  post: (tx, letter) => postLetter(needs, tx, letter),
})
