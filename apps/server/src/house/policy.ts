/**
 * The order of the gates is the policy: whether a player may play at all is asked before whether the game can be played. A gate that is not named here keeps the
 * house from starting, as does a name that no module has a gate for.
 */
export const orderOfGates = [
  'notSuspended',
  'notPaused',
  'notBlocked',
  'passwordNotInDoubt',
  'bonusAllows',
  'servedHere',
  'notInMaintenance',
  'gameEnabled',
] as const
