export const signIn = {
  title: 'Your sign-in',
  lead: 'With what you sign in, and confirm what is dangerous. Keep at least two ways, so that a lost phone does not lock you out.',
  passkeys: 'Passkeys',
  passkeysText:
    'Keys in your devices that open the back office without a password: by fingerprint, face or PIN. One also stands in for the code of your app.',
  none: 'You have no passkey yet.',
  add: 'Add a passkey',
  defaultName: 'Passkey',
  renameOf: (name: string): string => `Rename ${name}`,
  rename: 'Rename',
  removeOf: (name: string): string => `Remove ${name}`,
  remove: 'Remove',
  name: 'Name',
  notDone: 'No passkey was made. Perhaps this device has one of yours already.',
  impossible: 'This browser has no passkeys.',
  added: (name: string): string => `${name} was added.`,
  removed: (name: string): string => `${name} was removed.`,
  never: 'never',
  synced: 'in several devices',
  single: 'in one device',
  heads: {
    name: 'Name',
    host: 'For',
    kind: 'Kept',
    made: 'Added',
    used: 'Last used',
    act: 'Action',
  },
  app: 'Authenticator app',
  appOn: 'A code of your app is asked for with your password.',
  appOff: 'You have none. It shows a code that is asked for with your password.',
  setUpApp: 'Set up an app',
  moveApp: 'Move to another phone',
  leaveApp: 'Remove the app',
  appGone: 'The app was removed.',
  codes: 'Recovery codes',
  codesLeft: (left: number): string =>
    left === 1
      ? 'You have one left. It opens your account if you have no device at hand.'
      : `You have ${left} left. Each opens your account once if you have no device at hand.`,
  codesNone: 'They come with your first second factor.',
  renewCodes: 'Make new recovery codes',
  codesTitle: 'Your recovery codes',
  codesText:
    'Keep these where your devices are not. Each opens your account once. They are not shown again, and those of before are worth nothing.',
  kept: 'I have kept them',
  first: 'Set up a second factor',
  firstLead:
    'Everybody here signs in with a second factor. Choose yours; you can add the other later.',
  firstApp: 'Use an authenticator app',
} as const

export const proof = {
  title: 'Confirm that it is you',
  text: 'It is more than five minutes since you signed in, and this is something that only you may do.',
  byPasskey: 'Use a passkey',
  notDone: 'No passkey was used. Try again.',
  code: 'Code of your app or a recovery code',
  recoveryCode: 'A recovery code',
  password: 'Your password',
  confirm: 'Confirm',
  cancel: 'Cancel',
} as const

/** At the sign-in page, whose other words the server writes. */
export const door = {
  notDone: 'No passkey was used. Try again, or sign in with your password.',
  noAnswer: 'The desk did not answer. Try again in a moment, or sign in with your password.',
} as const
