/** For the page that could not even load its words. */
export const lastResort = {
  loadingPageError: {
    title: 'Ooops, something went wrong',
    text: 'Please try again. · Bitte versuchen Sie es noch einmal.',
  },
  connectionLost: {
    title: 'Connection lost · Verbindung verloren',
    text: 'This page needs it. · Diese Seite braucht sie.',
  },
  reload: 'Reload · Neu laden',
  home: 'Home · Start',
} as const
