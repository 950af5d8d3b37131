import type { PlayerStatus, UserStatus } from '@fairhouse/contract/entities/user-status'

/** Whether somebody is signed in who has signed up: neither a visitor nor a guest. */
export const hasAccount = (status: UserStatus): status is PlayerStatus =>
  status.isLogged && !status.isGuest
