export { notSuspended } from './not-suspended.ts'
