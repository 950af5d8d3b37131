/** What an installed house says without a connection; kept by its service worker. */
export const offline = {
  title: 'You’re offline',
  text: 'There’s no connection right now. Your balance and any open round are safe with us, and you can continue once you’re back online.',
  again: 'Try again',
}
