export type { MessageText, MessageTexts } from './message-texts.ts'
export type { Inbox } from './inbox.ts'
export { inboxPort } from './ports.ts'
export { type MessageForStaff, newestMessages } from './store/newest-messages.ts'
