/** What an installed house says without a connection; kept by its service worker. */
export const offline = {
  title: 'You’re offline',
  text: 'We can’t reach the house right now. Your balance and any open round are kept on our side, so you can go on as soon as you’re connected again.',
  again: 'Try again',
}
