export const newsletter = {
  title: 'Unsubscribe – {brand}',
  description: 'Ends the news that come by e-mail.',
  askHeading: 'Unsubscribe from our news?',
  askText: 'We will write to you about your account only.',
  unsubscribe: 'Unsubscribe',
  stay: 'Keep receiving news',
  doneHeading: 'E-mail unsubscribed',
  doneText:
    'You receive no more news from us. You can turn them on again in your profile at any time.',
  invalidHeading: 'This link is not valid',
  invalidText:
    'It may have been cut off on its way. Open it from the e-mail again, or turn the news off in your profile.',
  failedText: 'That did not work. Please try again.',
  toGames: 'Go to the games',
  switch: {
    label: 'News by e-mail',
    hint: 'New games, tournaments and promotions, now and then. Each e-mail can end them.',
    unproven: 'They come once you have confirmed your e-mail address.',
  },
}
