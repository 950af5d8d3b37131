import type { DestinationFault } from '#modules/cashier'

/** What is wrong with what somebody typed as an address, by its letters alone. */
export interface AddressFault {
  readonly type: 'fault'
  readonly fault: Exclude<DestinationFault['fault'], 'ours'>
}

export const fault = (what: AddressFault['fault']): AddressFault => ({ type: 'fault', fault: what })
