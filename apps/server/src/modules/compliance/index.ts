export { mayPromote } from './may-promote.ts'
export { notSuspended } from './not-suspended.ts'
export { rulesFor } from './rules-for.ts'
export { passwordNotInDoubt } from './password-not-in-doubt.ts'
