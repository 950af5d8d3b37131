/** For the page that could not even load its words. */
export const lastResort = {
  loadingPageError: {
    title: 'Ooops, something went wrong',
    text: 'The page could not be shown. Please try again. · Die Seite konnte nicht gezeigt werden. Bitte versuchen Sie es noch einmal.',
  },
  connectionLost: {
    title: 'Connection lost · Verbindung verloren',
    text: 'This page needs a connection. · Diese Seite braucht eine Verbindung.',
  },
  reload: 'Reload · Neu laden',
  home: 'Home · Start',
} as const
