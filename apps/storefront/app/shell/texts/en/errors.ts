/** Refusals of the catalogue, faults of the network and pages that are not there. */
export const errors = {
  reference: 'Code {code}',
  network: 'We lost the connection. Check it and try again.',
  generic: 'Something went wrong. Please try again.',
  tooManyRequests: 'That was too fast. Wait a moment and try again.',
  impervaChallenge: 'The security check didn’t finish. Reload the page and try again.',
  /** Where a refusal names the game that it is about. */
  goToGame: 'Go to {game}',
  buttons: {
    reload: 'Reload page',
    goToGames: 'Go to games',
    goToDeposit: 'Go to deposit',
    goToBonus: 'Go to bonuses',
    goToLogin: 'Sign in',
    goToRegistration: 'Create an account',
    goToProfile: 'Edit profile',
    goToLimits: 'Go to limits',
    goToProvider: 'Go to provider',
    close: 'Close',
    back: 'Back',
  },
  refusals: {
    inactivityTimeout: {
      title: 'Logged Out',
      text: 'You were away for a while, so we signed you out. Please sign in again.',
    },
    notEnoughCash: {
      title: 'Insufficient Balance',
      text: 'Your balance is too low for this bet. Nothing was taken.',
    },
    notPermitted: { title: 'Not possible', text: 'Your account can’t do this.' },
    tooManyAttempts: {
      title: 'Too many attempts',
      text: 'Wait a few minutes and try again.',
    },
    loginRequired: { title: 'Log In Required', text: 'Sign in to continue.' },
    csrfInvalid: {
      title: 'Session expired',
      text: 'This page was open for too long. Reload it to pick up where you left off.',
    },
    maintenance: {
      title: 'Website Temporarily Under Maintenance',
      text: 'We’ll be back soon. Your balance and open rounds are safe.',
    },
    duplicateConnection: {
      title: 'Multiple instances of this game detected',
      text: 'You opened this game somewhere else. Reload to play it here.',
    },
    gameNotEnabled: {
      title: 'Game Temporarily Unavailable',
      text: 'This game is turned off right now. Your open rounds are saved.',
    },
    userSuspended: {
      title: 'Account Suspended',
      text: 'You can’t play on this account. Please contact support.',
    },
    invalidEmail: {
      title: 'Invalid email address',
      text: 'Emails to your address bounce. Please update it in your profile.',
    },
    bonusStakeLimit: {
      title: 'Bet too high for your bonus',
      text: 'While your bonus is active, a bet can cost at most the amount shown under Bonus Code. You lost nothing: choose a smaller bet.',
    },
    bonusCodeInvalid: {
      title: 'Code not accepted',
      text: 'This bonus code can’t be used.',
    },
    bonusNotAllowed: {
      title: 'Not with this bonus',
      text: 'You can’t use your active bonus in this game.',
    },
    bonusLocked: {
      title: 'Bonus in another game',
      text: 'Your free spins are running in another game. Finish or cancel them first.',
    },
    freeSpinsInconsistent: {
      title: 'Game Session Error',
      text: 'Your free spins are out of sync. Reload to continue from your last spin.',
    },
    roundFinished: {
      title: 'Round already finished',
      text: 'This round is over. Reload to see the result.',
    },
    formInvalid: {
      title: 'Please check your entries',
      text: 'Some entries aren’t valid.',
    },
    requestKeyReused: {
      title: 'Already sent',
      text: 'This request was already sent with different details. Reload the page.',
    },
    otpRequired: {
      title: 'Two-step sign-in',
      text: 'Enter the code from your authenticator app or a recovery code.',
    },
    otpWrong: {
      title: 'Wrong code',
      text: 'The code is wrong, expired or already used. Enter the one your app shows now.',
    },
    proofRequired: {
      title: 'Confirm it’s you',
      text: 'Confirm with your password or a passkey.',
    },
    passwordWrong: { title: 'Wrong password', text: 'The password is wrong.' },
    passkeyRefused: {
      title: 'Passkey not accepted',
      text: 'Try again or use your password.',
    },
    tooManyPasskeys: {
      title: 'Too many passkeys',
      text: 'You have twenty passkeys. Remove one you no longer use.',
    },
    accountClosed: {
      title: 'Account closed',
      text: 'You closed this account. Please contact support if you have a question.',
    },
    accountFirst: {
      title: 'Account needed',
      text: 'This needs an account. Create one now: it takes a minute, and you keep your credits.',
    },
    guestsNotHere: {
      title: 'Account needed',
      text: 'Guest play isn’t available here. Create an account or sign in to play.',
    },
    loginFailed: {
      title: 'Sign-in failed',
      text: 'The login or the password is wrong.',
    },
    tooSoon: {
      title: 'Too soon',
      text: 'Local rules require a pause between rounds. Please wait a moment.',
    },
    tooLate: {
      title: 'Too late',
      text: 'The round has moved on. Nothing was taken from your balance for this.',
    },
    stakeLimit: {
      title: 'Bet too high',
      text: 'Local rules limit how much a round can cost. Choose a lower bet.',
    },
    placeNotServed: {
      title: 'Not available where you are',
      text: 'We can’t take real money from where you are. Your balance stays yours: you can withdraw it.',
    },
    limitFirst: {
      title: 'Set a deposit limit first',
      text: 'Where you are, players choose a deposit limit before they pay in. It takes a minute under Limits.',
    },
    identityFirst: {
      title: 'Verify your identity first',
      text: 'Where you are, we need to know who you are before you pay in. Verify your identity in the cashier.',
    },
    ownLimit: {
      title: 'Your limit',
      text: 'You have reached a limit that you set. Under Limits you see when it begins anew.',
    },
    onPause: {
      title: 'You are taking a break',
      text: 'You chose a break from play. Under Limits you see when it ends. Your money stays yours: you can withdraw it.',
    },
    gamesBlocked: {
      title: 'Turned off by you',
      text: 'You turned these games off. Under Limits you can turn them on again, which takes a day.',
    },
    clientSeedMissing: {
      title: 'Choose a client seed',
      text: 'You need a client seed before you can play. Please reload the page.',
    },
    clientSeedFixed: {
      title: 'Client seed already set',
      text: 'Rounds already use the client seed you chose. You can choose a new one when you change seeds.',
    },
    clientSeedUsed: {
      title: 'Choose another client seed',
      text: 'You just used this client seed. Please choose a different one.',
    },
    seedHashUnknown: {
      title: 'Your seeds have changed',
      text: 'Your seeds changed after this page was opened. Please reload the page.',
    },
    roundOpen: {
      title: 'A round is open',
      text: 'Finish the open round first, then try again.',
    },
    linkInvalid: {
      title: 'Link not valid',
      text: 'This link was already used or has expired. Please request a new one.',
    },
    notFound: { title: 'Not found', text: 'It doesn’t exist, or it belongs to another account.' },
    listFull: {
      title: 'List full',
      text: 'This list can’t hold more games. Remove one first.',
    },
    methodUnavailable: {
      title: 'Payment method not available',
      text: 'Your account can’t use this payment method right now. Choose another one.',
    },
    paymentUnavailable: {
      title: 'Payment service not responding',
      text: 'We couldn’t reach the payment service. Your balance hasn’t changed. Try again in a moment.',
    },
    depositLimit: {
      title: 'Deposit limit reached',
      text: 'This is more than you can deposit right now. You haven’t been charged.',
    },
    emailNotVerified: {
      title: 'Verify your email address',
      text: 'You can withdraw once your email address is verified. Open the link in our email, or request a new one in your profile.',
    },
    withdrawalLimit: {
      title: 'Withdrawal limit reached',
      text: 'This is more than you can withdraw right now. Your balance hasn’t changed.',
    },
    payBackFirst: {
      title: 'Withdraw to your deposit method first',
      text: 'We return deposits the way they were paid. Please withdraw that amount to the payment method you used.',
    },
    notPending: {
      title: 'No longer pending',
      text: 'It’s too late to cancel: the withdrawal has already been sent or has ended.',
    },
    methodsFull: {
      title: 'Too many payment methods',
      text: 'Your account can’t save more payment methods. Delete one first.',
    },
  },
  client: {
    externalHtmlLoadingFailed: {
      title: 'Ooops, something went wrong',
      text: 'Part of this page didn’t load. Try again. If it keeps happening, contact support.',
    },
    loadingPageError: {
      title: 'Ooops, something went wrong',
      text: 'This page didn’t load. Try again. If it keeps happening, contact support.',
    },
    gameAssetsLoadingFailed: {
      title: 'The game didn’t load',
      text: 'Check your connection and reload the page.',
    },
    gameHelpLoadingFailed: {
      title: 'The rules didn’t load',
      text: 'Reload the page. If it keeps happening, contact support.',
    },
    providerLobbyUsed: {
      title: 'Game Provider’s Lobby Used',
      text: 'Start games from our own lobby only.',
    },
    webgl: {
      title: 'Unable to Load Game',
      text: 'Turn on hardware acceleration in your browser or use another browser.',
    },
    connectionLost: {
      title: 'Connection lost',
      text: 'Check your connection. This page needs to be online.',
    },
    pageNotFound: {
      title: 'Page not found',
      text: 'We can’t find that page. It may have moved, or the address may be wrong.',
    },
    failure: {
      title: 'Ooops, something went wrong',
      text: 'Try again. If it keeps happening, contact support.',
    },
  },
}
