import { z } from 'zod'
import { addressesIn, isAddressOrNetwork } from './address-list.ts'
import { origin } from './setting-forms.ts'

/** What an operator sets about the house's own people. */
export interface StaffSettings {
  /** Whether everybody who works here has to sign in with a second factor. */
  readonly secondFactor: boolean
  /** Where staff reach the desk, which is what their passkeys are made for; null: whichever host is asked. */
  readonly origin: string | null
  /** From where the desk and the back office answer. */
  readonly addresses: readonly string[]
  /** Proxies in front of the operator port, whose X-Forwarded-For is believed. */
  readonly proxies: readonly string[]
}

/** Whoever sits at the machine itself, or came there by ssh. */
const loopback = ['127.0.0.0/8', '::1'] as const

const addresses = (name: string) =>
  z
    .string()
    .refine(
      (text) => text.split(',').every(isAddressOrNetwork),
      `${name} must be addresses and networks such as 10.0.0.0/8, separated by commas.`,
    )
    .transform(addressesIn)
    .optional()

/** The variables of the environment that are about staff. */
export const staffEnvironment = {
  STAFF_SECOND_FACTOR: z
    .enum(['0', '1'], 'STAFF_SECOND_FACTOR must be 1 or 0.')
    .transform((value) => value === '1')
    .optional(),
  STAFF_ORIGIN: origin('STAFF_ORIGIN', 'https://desk.example').optional(),
  STAFF_ADDRESSES: addresses('STAFF_ADDRESSES'),
  OPERATOR_PROXIES: addresses('OPERATOR_PROXIES'),
}

const environment = z.object(staffEnvironment)
type Set = z.output<typeof environment>

/** Sentences for what nobody may set. */
export const staffContradictions = (set: Set, demo: boolean): string[] =>
  !demo && set.STAFF_SECOND_FACTOR === false
    ? ['STAFF_SECOND_FACTOR=0 is for a demo only: staff see what players told the house.']
    : []

/** The settings as the house knows them. Without a list only the machine itself is let in. */
export const staffSettings = (set: Set, demo: boolean): StaffSettings => ({
  secondFactor: set.STAFF_SECOND_FACTOR ?? !demo,
  origin: set.STAFF_ORIGIN ?? null,
  addresses: set.STAFF_ADDRESSES ?? loopback,
  proxies: set.OPERATOR_PROXIES ?? [],
})
