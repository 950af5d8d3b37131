/** What an installed house says without a connection; kept by its service worker. */
export const offline = {
  title: 'You’re offline',
  text: 'There’s no connection right now. Your balance is safe with us. A round of your own waits for you; a live room goes on.',
  again: 'Try again',
}
