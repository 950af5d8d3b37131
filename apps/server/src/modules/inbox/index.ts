export type { MessageText } from './message-texts.ts'
export { createInbox, type Inbox } from './inbox.ts'
export { messageCounts } from './store/message-counts.ts'
export { inboxPort } from './ports.ts'
