/** An email address for who may not see it: its first sign and its host. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1***')

/** A phone number for who may not see it: its last two digits. */
export const maskedPhone = (phone: string): string =>
  `***${phone.replaceAll(/[^0-9]/g, '').slice(-2)}`
