import { describe, expect, it } from 'vitest'
import {
  flagRules,
  leadingFlag,
  raisedFlags,
  type ToldFlag,
  toldFlags,
} from '../../shell/session/flag-rules.ts'

const none = {
  birthDate: false,
  contactAddress: false,
  changeContactEmail: false,
  verifyContactEmail: true,
  password: false,
  passwordRecovery: false,
  phone: false,
  terms: false,
}
const nobody: ReadonlySet<ToldFlag> = new Set()

describe('a flag', () => {
  it.each([
    ['changeContactEmail', '/edit-profile'],
    ['password', '/change-password'],
    ['passwordRecovery', '/reset-password'],
  ] as const)('%s leads to %s', (flag, target) => {
    const raised = raisedFlags({ ...none, [flag]: true })
    expect(raised).toEqual([flag])
    expect(leadingFlag(raised, nobody, '/lobby')).toBe(flag)
    expect(flagRules[flag].target).toBe(target)
    expect(flagRules[flag].logsOut).toBe(flag === 'passwordRecovery')
  })

  it.each(['birthDate', 'contactAddress', 'phone', 'terms'] as const)('%s only tells', (flag) => {
    const raised = raisedFlags({ ...none, [flag]: true })
    expect(leadingFlag(raised, nobody, '/lobby')).toBeNull()
    expect(toldFlags(raised, '/lobby')).toEqual([flag])
  })

  it.each(Object.entries(flagRules))(
    '%s is told everywhere but where it leads',
    (name, { target }) => {
      const raised = raisedFlags({ ...none, [name]: true })
      expect(toldFlags(raised, '/lobby')).toEqual([name])
      expect(toldFlags(raised, target ?? '/nowhere')).toEqual(target === null ? [name] : [])
    },
  )

  it('leads once, the most urgent first, and not while somebody signs in', () => {
    const raised = raisedFlags({ ...none, changeContactEmail: true, password: true })
    expect(leadingFlag(raised, nobody, '/login')).toBeNull()
    expect(leadingFlag(raised, nobody, '/')).toBe('password')
    expect(leadingFlag(raised, new Set(['password']), '/')).toBe('changeContactEmail')
    expect(leadingFlag(raised, new Set(raised), '/')).toBeNull()
  })

  it('for the proof of the address is told by its indicator alone', () => {
    expect(raisedFlags(none)).toEqual([])
  })
})
