export type { Letter, SuspensionCause } from './letter.ts'
export { createMail, type Mail } from './mail.ts'
export { addressRefused, mailPort } from './ports.ts'
