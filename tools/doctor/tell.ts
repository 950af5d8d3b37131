import { profileNamed } from '@fairhouse/jurisdictions'
import type { Config } from '../../apps/server/src/platform/config.ts'

/** What was found of a house whose settings can be read. */
export interface Examined {
  readonly config: Config
  /** Why its database could not be looked at; null: it was. */
  readonly unseen: string | null
  /** What it lacks to take money that has a value. */
  readonly lacked: readonly string[]
}

interface Diagnosis {
  readonly lines: readonly string[]
  /** The house may start as it is set. */
  readonly mayStart: boolean
}

/** Puts it into words. Pure. */
export function tell({ config, unseen, lacked }: Examined): Diagnosis {
  const { realMoney } = config.licence
  const mayStart = !realMoney || lacked.length === 0
  return {
    mayStart,
    lines: [
      whatItIs(config),
      whatHolds(config),
      ...(unseen === null ? [] : [unseen]),
      '',
      ...(lacked.length === 0
        ? [
            realMoney
              ? 'Nothing is missing: this house takes real money.'
              : 'Nothing is missing for real money: REAL_MONEY=1 turns it on at the next start.',
          ]
        : [
            realMoney
              ? 'REAL_MONEY=1, and this house will not start before all of this is there:'
              : 'To take real money this house lacks:',
            ...lacked.map((sentence) => `  - ${sentence}`),
          ]),
    ],
  }
}

function whatItIs({ demo, licence, brand }: Config): string {
  if (licence.realMoney) return `${brand.name} is set to take real money.`
  return demo
    ? `${brand.name} is a demo: play money, and test money that has no value.`
    : `${brand.name} is a house for play money: nobody opens an account for real money.`
}

function whatHolds({ licence: { code } }: Config): string {
  const profile = profileNamed(code ?? 'none')
  if (!profile || profile.code === 'none')
    return 'It names no jurisdiction: the strictest rules hold everywhere.'
  if (profile.code === 'demo') return 'Its rules are those of a demo, wherever a visitor is.'
  const rules = `Its rules are those of ${profile.name} (${profile.code}.${profile.version}), with those of where players are.`
  return profile.evidence === 'regulator'
    ? rules
    : `${rules} They were not read in the regulator’s own words yet: have them confirmed.`
}
