/** What the player must act on, wherever in the house. */
export const flags = {
  birthDate: 'Your date of birth is not valid. Please contact support.',
  contactAddress: 'Your address is not valid. Please correct it in your profile.',
  changeContactEmail:
    'Letters to your e-mail address come back. Please give another address in your profile.',
  password: 'Your password is easy to guess. Please choose another one.',
  passwordRecovery: 'To keep your account safe, a new password has to be chosen.',
  phone: 'Your phone number is not valid. Please correct it in your profile.',
  terms: 'Our terms and conditions have changed. Please read them and agree.',
  /** The way to where it is done. */
  ways: {
    contactAddress: 'To your profile',
    changeContactEmail: 'To your profile',
    password: 'Change password',
    phone: 'To your profile',
    terms: 'To the terms',
  },
  suspended:
    'This account is suspended: it can neither play nor pay in. What is in it stays yours and can be paid out.',
  suspendedWithdraw: 'Withdraw',
  suspendedContact: 'Contact support',
  unverified: 'Your e-mail is not confirmed.',
  unverifiedMore: 'Confirm it',
  resend: 'Send the letter again',
  resending: 'Sending the letter',
  resent: 'A letter to {email} is on its way.',
  /** In a demo. */
  mailbox: 'This house is a demo: its letters lie in a mailbox that anybody can read.',
  openMailbox: 'Open the mailbox',
}
