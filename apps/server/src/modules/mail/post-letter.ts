import type { Transaction } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import { contents, type Letter } from './letter.ts'
import type { MailNeeds } from './needs.ts'
import { sealContent } from './sealed-content.ts'
import { insertLetter } from './store/insert-letter.ts'

/** A letter that cannot be delivered for so long is given up, as mail servers do among themselves. */
const worthHours = 48

/**
 * Puts a letter into the outbox, in the transaction of what it tells of: both come about or neither does.
 * @throws ZodError for a letter that no player should get.
 */
export async function postLetter(
  { sealKey, clock }: Pick<MailNeeds, 'sealKey' | 'clock'>,
  tx: Transaction,
  letter: Letter,
): Promise<void> {
  const { template, to, language, player } = letter
  const letterId = uuidV7(clock.now())
  const content = contents[template].parse(letter)
  await insertLetter(tx, {
    letterId,
    template,
    recipient: to,
    language,
    player,
    sealed: sealContent(sealKey, letterId, content),
    worthHours: hoursOfWorth(letter),
  })
}

/** A letter whose link is dead is not worth sending. */
function hoursOfWorth(letter: Letter): number {
  if (letter.template === 'verifyEmail') return letter.hours
  if (letter.template === 'passwordRecovery') return letter.minutes / 60
  return worthHours
}
