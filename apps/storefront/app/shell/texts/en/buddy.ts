/** Inviting friends: Bonus Buddy. */
export const buddy = {
  heading: 'Invite a friend',
  about:
    'You each get a free chip of {chip} when your friend has signed up through your link, verified their email, deposited at least {deposit} and bet {turnover} of real money.',
  link: 'Your invitation link',
  copy: 'Copy the link',
  friends: {
    one: '{count} friend signed up',
    other: '{count} friends signed up',
  },
  given: {
    one: '{count} brought you a chip',
    other: '{count} brought you a chip',
  },
  how: 'Who counts as a friend',
  failed: 'Your invitation link didn’t load. Try again later.',
}
