import type { BodyOf } from '@fairhouse/contract/call'
import type { readSupportFile } from '@fairhouse/contract/calls/support-tickets'
import type { PaperType } from '@fairhouse/contract/entities/identity-check'
import { ticketFileEndings } from '@fairhouse/contract/support-choices'
import type { Outcome, PlayerAsk } from '#platform/answer'
import type { SupportNeeds } from '../needs.ts'
import { ticketIdOf } from '../shown-ticket.ts'
import { ticketOf } from '../store/stored-ticket.ts'
import { readFile } from './read-file.ts'

interface OpenedFile {
  readonly name: string
  readonly type: PaperType
  readonly content: string
}

/** A file of one of the player's own tickets, for the player. What belongs to somebody else is as if it were not there. */
export async function openFile(
  { database, sealKey }: Pick<SupportNeeds, 'database' | 'sealKey'>,
  { player }: PlayerAsk,
  { number, fileId }: BodyOf<typeof readSupportFile>,
): Promise<Outcome<OpenedFile>> {
  const ticket = await ticketOf(database, ticketIdOf(number))
  if (ticket?.player !== player) return { refused: 'notFound' }
  const files = ticket.messages.flatMap((said) => said.files)
  const place = files.findIndex((file) => file.fileId === fileId)
  const file = place < 0 ? null : await readFile(database, sealKey, { ticket: ticket.id, fileId })
  if (!file) return { refused: 'notFound' }
  return {
    reply: {
      name: `${number}-${place + 1}.${ticketFileEndings[file.type]}`,
      type: file.type,
      content: Buffer.from(file.content).toString('base64'),
    },
  }
}
