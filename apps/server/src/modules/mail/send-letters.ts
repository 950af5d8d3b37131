import { setTimeout as sleep } from 'node:timers/promises'
import { createBell } from '#platform/bell'
import type { Carrier, Delivery } from './carrier.ts'
import { templateOf } from './letter.ts'
import type { MailNeeds } from './needs.ts'
import { openContent } from './sealed-content.ts'
import { type ClaimedLetter, claimLetters } from './store/claim-letters.ts'
import { postponeLetter } from './store/postpone-letter.ts'
import { settleLetter } from './store/settle-letter.ts'
import { writeLetter } from './write-letter.ts'

/** Letters that a node has in hand at once. */
const handful = 10
/** Longer than any attempt takes; after that another node tries. */
const claimMs = 120_000
const pollMs = 1_000
/** A stop waits for so long to hear what becomes of the letters in hand; what it does not hear is tried again. */
const patienceMs = 3_000

const firstRetryMs = 30_000
const longestRetryMs = 60 * 60_000

/** Half a minute, then twice as long each time, up to an hour. */
const doubling = (attempts: number): number =>
  Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs)

export type LetterOutcome = 'sent' | 'failed' | 'postponed'

/**
 * Sends what waits in the outbox, as any number of nodes may do at the same time. Each letter is sent at least once: a node that dies
 * between the mail server's yes and its own note of it is followed by another that sends the letter again, under the same Message-ID.
 */
export function createSender(
  needs: MailNeeds & { readonly carrier: Carrier },
  watch: (outcome: LetterOutcome) => void,
) {
  const { database, log, carrier } = needs
  const bell = createBell()
  const stopping = new AbortController()
  let working: Promise<void> = Promise.resolve()

  async function sendHandful(): Promise<number> {
    const claimed = await claimLetters(database, handful, claimMs)
    const outcomes = await Promise.all(claimed.map((letter) => send(needs, carrier, letter)))
    for (const outcome of outcomes) watch(outcome)
    return claimed.length
  }
  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        if ((await sendHandful()) > 0) continue
      } catch (fault) {
        log.warn({ err: fault }, 'letters could not be sent now')
      }
      await bell.wait(pollMs)
    }
  }

  return {
    start: (): void => {
      working = work()
    },
    stop: async (): Promise<void> => {
      stopping.abort()
      bell.ring()
      await Promise.race([working, sleep(patienceMs, undefined, { ref: false })])
      await carrier.stop()
      await working
    },
  }
}

async function send(
  needs: MailNeeds,
  carrier: Carrier,
  letter: ClaimedLetter,
): Promise<LetterOutcome> {
  const delivery = await attempt(needs, carrier, letter)
  const { letter_id: letterId, template, attempts } = letter
  // Who gets it, and what a mail server says of him, is nobody's business who reads the log.
  needs.log.info({ letterId, template, attempts, delivery: delivery.type }, 'letter tried')
  switch (delivery.type) {
    case 'taken':
      await settleLetter(needs.database, letter, 'sent', null)
      return 'sent'
    case 'later': {
      const retryAfterMs = needs.retryAfterMs ?? doubling
      await postponeLetter(needs.database, letter, delivery.why, retryAfterMs(attempts))
      return 'postponed'
    }
    case 'refused':
      if (delivery.addressIsBad) await needs.addressRefused(letter.recipient)
      await settleLetter(needs.database, letter, 'failed', delivery.why)
      return 'failed'
  }
}

async function attempt(
  { log, sealKey, writing }: MailNeeds,
  carrier: Carrier,
  letter: ClaimedLetter,
): Promise<Delivery> {
  const { letter_id: letterId, recipient: to, language, sealed } = letter
  try {
    const template = templateOf(letter.template)
    const content = openContent(sealKey, letterId, sealed)
    const written = writeLetter(writing, { template, language, content })
    return await carrier.carry({ ...written, letterId, template, to })
  } catch (fault) {
    // A bug or a wrong key: once mended, what waits still goes out.
    log.error({ err: fault, letterId, template: letter.template }, 'a letter cannot be written')
    return { type: 'later', why: 'it could not be written' }
  }
}
