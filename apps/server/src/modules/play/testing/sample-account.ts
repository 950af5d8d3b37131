import type { AccountFacts } from '../status-facts.ts'

/** Account facts of somebody of that login of whom nothing is missing, for tests, benches and the simulation. */
export const sampleAccount = (login: string, suspended = false): AccountFacts => ({
  login,
  email: `${login}@example.com`,
  avatarImageId: 1,
  receiveNewsletter: false,
  passwordChangedRecently: false,
  suspended,
  country: 'GB',
  createdAt: '2026-01-01T00:00:00.000Z',
  flags: {
    birthDate: false,
    contactAddress: false,
    changeContactEmail: false,
    verifyContactEmail: false,
    password: false,
    passwordRecovery: false,
    phone: false,
    terms: false,
  },
})
