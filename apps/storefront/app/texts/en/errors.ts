/** Refusals of the catalogue, faults of the network and pages that are not there. */
export const errors = {
  reference: 'Code {code}',
  network: 'The connection was lost. Check it and try again.',
  generic: 'Something went wrong. Please try again.',
  tooManyRequests: 'That was too fast. Please wait a moment and try again.',
  impervaChallenge: 'The security check was not finished. Please reload the page and try again.',
  buttons: {
    reload: 'Reload page',
    goToGames: 'Go to games',
    goToDeposit: 'Go to deposit',
    goToBonus: 'Go to bonus',
    goToLogin: 'Log in',
    goToProfile: 'Edit profile',
    goToProvider: 'Go to the provider',
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
    invalidEmail: {
      title: 'Invalid e-mail address',
      text: 'Letters to your e-mail address come back. Please give another address in your profile.',
    },
    bonusNotAllowed: {
      title: 'Not with this bonus',
      text: 'Your active bonus cannot be played in this game.',
    },
    bonusLocked: {
      title: 'Bonus in another game',
      text: 'Your bonus is in use in another game. Finish it there first.',
    },
    freeSpinsInconsistent: {
      title: 'Game Session Error',
      text: 'The free spins of your bonus and this game do not agree. Reload to go on where the house has you.',
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
    otpRequired: {
      title: 'Second Step',
      text: 'Please enter the code of your authenticator app, or a recovery code.',
    },
    otpWrong: {
      title: 'Code Not Accepted',
      text: 'The code is wrong, too old or was used before. Please enter the one that your app shows now.',
    },
    proofRequired: {
      title: 'Please Confirm',
      text: 'Please confirm with your password or a passkey that it is you.',
    },
    passwordWrong: { title: 'Wrong Password', text: 'The password is wrong.' },
    passkeyRefused: {
      title: 'Passkey Not Accepted',
      text: 'The passkey was not accepted. Please try again, or use your password.',
    },
    tooManyPasskeys: {
      title: 'Too Many Passkeys',
      text: 'This account has twenty passkeys. Please remove one that you no longer use.',
    },
    accountClosed: {
      title: 'Account Closed',
      text: 'This account was closed by its player. Please contact support.',
    },
    loginFailed: {
      title: 'Login failed',
      text: 'The login or the password is not right.',
    },
    tooSoon: {
      title: 'Too soon',
      text: 'The rules of your place ask for a pause between two rounds. Please wait a moment.',
    },
    stakeLimit: {
      title: 'Stake too high',
      text: 'The rules of your place limit what a round may cost. Please choose a smaller stake.',
    },
    roundOpen: {
      title: 'A round is open',
      text: 'Finish the open round first, then try again.',
    },
    linkInvalid: {
      title: 'Link not valid',
      text: 'This link has been used or is too old. Please ask for a new one.',
    },
    notFound: { title: 'Not found', text: 'There is no such thing, or it is not yours.' },
    listFull: {
      title: 'List Full',
      text: 'There are as many games in this list as it can hold. Please remove one first.',
    },
    methodUnavailable: {
      title: 'Method Not Available',
      text: 'This way to pay is not available for your account at the moment. Please choose another one.',
    },
    paymentUnavailable: {
      title: 'Payment Service Not Reachable',
      text: 'The payment service did not answer. Nothing was begun and nothing was taken. Please try again in a moment.',
    },
    depositLimit: {
      title: 'Deposit Limit Reached',
      text: 'This deposit would go beyond a limit that you or the rules of your place have set.',
    },
    withdrawalLimit: {
      title: 'Withdrawal Limit Reached',
      text: 'That is more, or more often, than is paid out within this time. Your balance was not changed.',
    },
    payBackFirst: {
      title: 'The Way It Came First',
      text: 'What was paid in is paid back the way it came first. Please withdraw that amount by the method you deposited with.',
    },
    notPending: {
      title: 'No Longer Pending',
      text: 'This can no longer be taken back: it was sent, or it has ended.',
    },
    methodsFull: {
      title: 'Too Many Saved Methods',
      text: 'There are as many saved methods as an account can hold. Please delete one first.',
    },
  },
  client: {
    externalHtmlLoadingFailed: {
      title: 'Ooops, something went wrong',
      text: 'A part of this page could not be loaded. Try again; if it happens once more, please contact support.',
    },
    loadingPageError: {
      title: 'Ooops, something went wrong',
      text: 'The page could not be shown. Try again; if it happens once more, please contact support.',
    },
    gameAssetsLoadingFailed: {
      title: 'The game could not be loaded',
      text: 'Please check your connection and reload the page.',
    },
    gameHelpLoadingFailed: {
      title: 'The rules could not be loaded',
      text: 'Please reload the page. If it happens once more, please contact support.',
    },
    providerLobbyUsed: {
      title: 'Game Provider’s Lobby Used',
      text: 'Games can be launched only from the lobby of the casino.',
    },
    webgl: {
      title: 'Unable to Load Game',
      text: 'Please enable hardware acceleration in your browser or use another browser.',
    },
    connectionLost: {
      title: 'Connection lost',
      text: 'Please check your connection. This page needs one.',
    },
    pageNotFound: {
      title: 'Page not found',
      text: 'There is nothing at this address. It may have moved, or never have been.',
    },
    failure: {
      title: 'Ooops, something went wrong',
      text: 'Please try again. If it happens once more, please contact support.',
    },
  },
}
