export const newsletter = {
  title: 'Unsubscribe – {brand}',
  description: 'Stop our email news.',
  askHeading: 'Unsubscribe from our news?',
  askText: 'We’ll still email you about your account.',
  unsubscribe: 'Unsubscribe',
  stay: 'Keep the news',
  doneHeading: 'Email unsubscribed',
  doneText: 'We won’t send you news anymore. You can turn it back on in your profile at any time.',
  invalidHeading: 'This unsubscribe link is not valid',
  invalidText:
    'It may have been cut off. Open it from the email again, or turn the news off in your profile.',
  failedText: 'That didn’t work. Please try again.',
  toGames: 'Go to the games',
  switch: {
    label: 'Email news',
    hint: 'New games and promotions, now and then. You can unsubscribe in every email.',
    unproven: 'News starts once you confirm your email address.',
  },
}
