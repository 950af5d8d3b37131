export { notSuspended } from './not-suspended.ts'
export { passwordNotInDoubt } from './password-not-in-doubt.ts'
