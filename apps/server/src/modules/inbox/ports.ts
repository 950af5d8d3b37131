import { port } from '#platform/module/port'
import type { Inbox } from './inbox.ts'

/** Messages to players. */
export const inboxPort = port<Inbox>('messages to players')
