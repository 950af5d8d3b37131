import { randomUUID } from 'node:crypto'
import type { Due } from '../journal.ts'

/** What must be told to the house in a dialect; a name of its own each time. */
export const dueIn = (dialect: Due['dialect'], call: string, body: Due['body']): Due => ({
  type: 'due',
  id: randomUUID(),
  dialect,
  call,
  body,
})
