import type { DataPart } from '@fairhouse/contract/calls/account-data'
import type { Answer } from '../../../asking/ask.ts'

interface Wish {
  readonly part: DataPart
  readonly after: string | undefined
}

// Written here once more, for the contract's list brings zod with it; the compiler holds it to the contract's.
const parts: Readonly<Record<DataPart, true>> = {
  account: true,
  sessions: true,
  consents: true,
  messages: true,
  rounds: true,
  providerRounds: true,
  roomRounds: true,
  cash: true,
  credits: true,
  streams: true,
  payments: true,
  paymentMethods: true,
  protection: true,
  bonuses: true,
  complaints: true,
  supportTickets: true,
  sharing: true,
  promos: true,
  records: true,
  erasure: true,
}
const isPart = (name: string): name is DataPart => Object.hasOwn(parts, name)

/**
 * The pieces of a JSON file with everything that the house keeps of the player; they are never one text here, which could be larger
 * than a text can be. Null when the house would not go on.
 * @param ask gives a page; null when the player gave up.
 */
export async function copyOfData(
  ask: (wish: Wish) => Promise<Answer<'ownData'> | null>,
  told: (entries: number) => void,
): Promise<string[] | null> {
  const pieces: string[] = []
  let entries = 0
  for (const part of Object.keys(parts).filter(isPart)) {
    pieces.push(`${pieces.length === 0 ? '{' : ',\n'}"${part}": [`)
    let isFirst = true
    let after: string | undefined
    for (;;) {
      const answer: Answer<'ownData'> | null = await ask({ part, after })
      if (!answer?.ok) return null
      for (const row of answer.reply.rows) {
        pieces.push(`${isFirst ? '\n' : ',\n'}  ${JSON.stringify(row)}`)
        isFirst = false
      }
      entries += answer.reply.rows.length
      told(entries)
      if (answer.reply.next === null) break
      after = answer.reply.next
    }
    pieces.push(']')
  }
  pieces.push('}\n')
  return pieces
}
