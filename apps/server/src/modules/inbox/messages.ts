import { tellingSlice } from '#modules/play'
import { z } from 'zod'
import { messageCounts } from './store/message-counts.ts'

const counts = z.object({ total: z.int(), unread: z.int() })

/** How many messages lie in the inbox, and how many of them were not opened yet. */
export const messages = tellingSlice<z.infer<typeof counts>>({
  name: 'messages',
  form: counts,
  before: { total: 0, unread: 0 },
  read: messageCounts,
  status: ({ total, unread }) => ({ totalMessagesCount: total, unreadMessagesCount: unread }),
})
