/** What the player must act on, wherever in the house. */
export const flags = {
  birthDate: 'Your date of birth is not valid. Please contact support.',
  contactAddress: 'Your address is not valid. Please correct it in your profile.',
  changeContactEmail: 'Emails to your address bounce. Please update it in your profile.',
  password: 'Your password is too easy to guess. Please choose another one.',
  passwordRecovery: 'To keep your account safe, please choose a new password.',
  phone: 'Your phone number is not valid. Please correct it in your profile.',
  terms: 'Our terms and conditions have changed. Please read and accept them.',
  /** The way to where it is done. */
  ways: {
    contactAddress: 'Edit profile',
    changeContactEmail: 'Edit profile',
    password: 'Change password',
    phone: 'Edit profile',
    terms: 'Read the terms',
  },
  suspended:
    'Your account is suspended. You can’t play or deposit, but you can withdraw your balance.',
  suspendedWithdraw: 'Withdraw',
  suspendedContact: 'Contact support',
  unfinished: 'Your round in {game} isn’t finished.',
  unfinishedWay: 'Continue',
  guestName: 'Guest play',
  guest: 'You’re playing as a guest. Create an account to keep your credits.',
  guestWay: 'Create account',
  unverified: 'Your email isn’t confirmed.',
  unverifiedMore: 'Confirm it',
  resend: 'Send again',
  resending: 'Sending',
  resent: 'We’ve emailed {email} again.',
  /** In a demo. */
  mailbox: 'This is a demo: its emails go to a mailbox that anyone can read.',
  openMailbox: 'Open the mailbox',
}
