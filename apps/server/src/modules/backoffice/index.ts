export { beginning, hashOf } from './deeds/chain.ts'
export { addStaff, removeStaff } from './staff/add-staff.ts'
export { demoStaff, demoStaffPassword } from './staff/demo-staff.ts'
export { resetStaff } from './staff/reset-access.ts'
export { isRole, type Role, roles } from './staff/roles.ts'
export { ownersKeysElsewhere } from './store/passkeys.ts'
export { listStaff } from './store/staff.ts'
export {
  loyaltyDesks,
  loyaltyLevels,
  loyaltyStandings,
  referralDesks,
  tournamentDesks,
} from './ports.ts'
export type {
  DrawForStaff,
  Ending,
  NewTournament,
  NotEnded,
  TournamentDesk,
  TournamentForStaff,
} from './rewards.ts'
