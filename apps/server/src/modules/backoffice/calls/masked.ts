import { may, type Role } from '../staff/roles.ts'

/** An email address for who may not see it: its first sign and its host. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1***')

/** A phone number for who may not see it: its last two digits. */
export const maskedPhone = (phone: string): string =>
  `***${phone.replaceAll(/[^0-9]/g, '').slice(-2)}`

/** A network address for who may not see it: the part that tells the network more than the person. */
export const maskedNetworkAddress = (address: string): string =>
  `${/^(?:[0-9]+\.[0-9]+\.|[0-9a-f]+:[0-9a-f]*:)/i.exec(address)?.[0] ?? ''}***`

/** A network address as somebody of this role sees it. */
export const networkAddressFor = (role: Role, address: string): string =>
  may(role, 'seeContacts') ? address : maskedNetworkAddress(address)

/** Where money went, for who may not see it: two signs of a coin address, and nothing of a card, of which four digits are all there is to know. */
export const maskedDestination = (to: string): string => `***${to.length < 20 ? '' : to.slice(-2)}`
