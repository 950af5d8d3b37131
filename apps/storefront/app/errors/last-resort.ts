/** For the page that could not even load its words. */
export const lastResort = {
  title: 'Ooops, something went wrong',
  text: 'The page could not be shown. Please try again. · Die Seite konnte nicht gezeigt werden. Bitte versuchen Sie es noch einmal.',
  reload: 'Reload · Neu laden',
  home: 'Home · Start',
  offlineTitle: 'You are offline · Sie sind offline',
  offline: 'This page needs a connection. · Diese Seite braucht eine Verbindung.',
} as const
