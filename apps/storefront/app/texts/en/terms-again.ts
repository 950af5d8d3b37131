/** For a player who agreed to other terms than those in force. */
export const termsAgain = {
  heading: 'These terms are new',
  means: 'They changed since you agreed. Read them below; to go on, please agree to them.',
  agree: 'I agree to these terms',
  agreeing: 'One moment',
  agreed: 'Thank you. Your agreement is written down.',
}
