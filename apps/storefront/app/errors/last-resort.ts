/** For the page that could not even load its words. */
export const lastResort = {
  loadingPageError: {
    title: 'Ooops, something went wrong',
    text: 'Please try again. · Bitte versuchen Sie es noch einmal.',
  },
  connectionLost: {
    title: 'Connection lost · Verbindung verloren',
    text: 'This page needs a connection. · Diese Seite braucht eine Verbindung.',
  },
  reload: 'Reload · Neu laden',
  home: 'Home · Start',
} as const
