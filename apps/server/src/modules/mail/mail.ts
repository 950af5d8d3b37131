import type { Queryable, Transaction } from '#platform/database'
import type { PlainRoute } from '#platform/http/plain-route'
import type { Family } from '#platform/metrics/exposition'
import type { Letter } from './letter.ts'
import { createLetterCounts, mailFamilies } from './mail-families.ts'
import { mailboxRoutes } from './mailbox-routes.ts'
import type { MailNeeds } from './needs.ts'
import { postLetter } from './post-letter.ts'
import { createSender } from './send-letters.ts'
import { dropNews } from './store/drop-news.ts'
import { deleteOldCaptured } from './store/delete-old-captured.ts'
import { deleteOldLetters } from './store/delete-old-letters.ts'
import { giveUpLateLetters } from './store/give-up-late-letters.ts'
import { waitsFor } from './store/waits-for.ts'
import { outboxFacts } from './store/outbox-facts.ts'

/** The house's post office. */
export interface Mail {
  /** Puts a letter into the outbox in the transaction of what it tells of; it is sent after the commit. */
  readonly post: (tx: Transaction, letter: Letter) => Promise<void>
  /** News that wait for this player are not sent, from the commit on. */
  readonly dropNews: (tx: Transaction, player: number) => Promise<void>
  /** Whether a letter to this player is not sent yet, nor given up. */
  readonly waitsFor: (on: Queryable, player: number) => Promise<boolean>
  /** The mailbox of a demo; none elsewhere. */
  readonly routes: readonly PlainRoute[]
  /** What is wrong with the outbox, in sentences for an operator. */
  readonly concerns: () => Promise<readonly string[]>
  readonly families: () => Promise<readonly Family[]>
  readonly start: () => void
  readonly stop: () => Promise<void>
  /** Gives up what is too late and forgets what is old. Worth doing every minute; nothing depends on when. */
  readonly sweep: () => Promise<void>
}

/** Settled letters are remembered for so long, without what they said. */
const rememberedDays = 30
const capturedKept = 500
/** A letter that waits for longer than this is a sign that something is wrong. */
const stuckSeconds = 600

export function createMail(needs: MailNeeds): Mail {
  const { database, log, carrier } = needs
  const counts = createLetterCounts()
  const sender = carrier && createSender({ ...needs, carrier }, counts.count)
  return {
    post: (tx, letter) => postLetter(needs, tx, letter),
    dropNews,
    waitsFor,
    routes: needs.captures ? mailboxRoutes(database, needs.writing.brand) : [],
    concerns: async () => {
      const { waiting, oldestSeconds } = await outboxFacts(database)
      if (oldestSeconds < stuckSeconds) return []
      const wait = `Letters wait: ${waiting}, the oldest for ${Math.round(oldestSeconds / 60)} min`
      return [carrier ? `${wait}.` : `${wait}; set SMTP_URL.`]
    },
    families: async () => {
      // A database that is away is told of elsewhere, and must not take all other metrics with it.
      const facts = await outboxFacts(database).catch(() => null)
      return mailFamilies(facts, counts.counted())
    },
    start: () => sender?.start(),
    stop: async () => sender?.stop(),
    sweep: async () => {
      const late = await giveUpLateLetters(database)
      if (late > 0) log.warn({ letters: late }, 'letters were given up as too late')
      await deleteOldLetters(database, rememberedDays)
      await deleteOldCaptured(database, capturedKept)
    },
  }
}
