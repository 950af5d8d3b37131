import { type CallName, calls } from '@fairhouse/contract/calls/all'

/** Names of every call of the contract. */
export const callNames = Object.keys(calls).filter((name): name is CallName =>
  Object.hasOwn(calls, name),
)
