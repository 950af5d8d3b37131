/** Refusals of the catalogue, faults of the network and pages that are not there. */
export const errors = {
  notFoundTitle: 'Page not found',
  notFoundText: 'There is nothing at this address. It may have moved, or never have been.',
  brokenTitle: 'Ooops, something went wrong',
  brokenText:
    'The page could not be shown. Try again; if it happens once more, please contact support.',
  reference: 'Code {code}',
  network: 'The connection was lost. Check it and try again.',
  generic: 'Something went wrong. Please try again.',
  tooManyRequests: 'That was too fast. Please wait a moment and try again.',
  invalidAnswer: 'The answer could not be understood. Please try again.',
  offlineTitle: 'You are offline',
  offlinePage: 'This page needs a connection.',
  buttons: {
    reload: 'Reload page',
    goToGames: 'Go to games',
    goToDeposit: 'Go to deposit',
    goToBonus: 'Go to bonus',
    goToLogin: 'Log in',
    goToProfile: 'Go to profile',
    close: 'Close',
    back: 'Back',
  },
  refusals: {
    inactivityTimeout: {
      title: 'Logged Out',
      text: 'You were away for a while, so we logged you out. Please log in again.',
    },
    notEnoughCash: {
      title: 'Insufficient Balance',
      text: 'Your balance does not cover this stake.',
    },
    notPermitted: { title: 'Not possible', text: 'This account cannot do that.' },
    tooManyAttempts: {
      title: 'Too many attempts',
      text: 'Please wait a few minutes before you try again.',
    },
    loginRequired: { title: 'Log In Required', text: 'Please log in to go on.' },
    csrfInvalid: {
      title: 'Session expired',
      text: 'This page has been open for too long. Reload it and go on where you were.',
    },
    maintenance: {
      title: 'Website Temporarily Under Maintenance',
      text: 'We are working on the house and will be back soon. Your balance and open rounds are safe.',
    },
    duplicateConnection: {
      title: 'Multiple instances of this game detected',
      text: 'The game was opened somewhere else. Reload to play it here.',
    },
    gameNotEnabled: {
      title: 'Game Temporarily Unavailable',
      text: 'This game is switched off at the moment. Open rounds are kept.',
    },
    userSuspended: {
      title: 'Account Suspended',
      text: 'This account cannot play. Please contact support.',
    },
    roundFinished: {
      title: 'Round already finished',
      text: 'This round has ended. Reload to see where you stand.',
    },
    formInvalid: {
      title: 'Please check your entries',
      text: 'Some of what was sent was not accepted.',
    },
    requestKeyReused: {
      title: 'Already answered',
      text: 'This request was made before with other contents. Reload the page.',
    },
    loginFailed: {
      title: 'Login failed',
      text: 'The login or the password is not right.',
    },
    roundOpen: {
      title: 'A round is open',
      text: 'Finish the open round first, then try again.',
    },
    notFound: { title: 'Not found', text: 'There is no such thing, or it is not yours.' },
  },
}
