/** For a player who agreed to other terms than those in force. */
export const termsAgain = {
  heading: 'Our terms have changed',
  means: 'Please read the new terms below and accept them to continue.',
  agree: 'Accept the terms',
  agreeing: 'One moment',
  agreed: 'Thank you. We’ve recorded your agreement.',
}
