import { Bone } from '@fairhouse/ui/state'
import { Copy, Users } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { fill, fillCounted } from '../../shell/language/say.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { CopyButton } from '../../shell/parts/copy-button.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { type BuddyTold, useBuddy } from './use-buddy.ts'
import './buddy.css'

interface Props {
  readonly texts: Texts['buddy']
  /** The way to the promotion's page, where the card does not stand on it. */
  readonly leadsOn?: boolean
}

/** The link by which a player invites friends, what a friend has to do, and what came of it. Its room is there before the house has told. */
export function BuddyCard({ texts, leadsOn = false }: Props) {
  const buddy = useBuddy()
  const { path } = useWriting()
  const heading = useId()
  return (
    <section className="buddy" aria-labelledby={heading}>
      <h2 id={heading}>
        <Users size={20} aria-hidden="true" /> {texts.heading}
      </h2>
      {buddy.stage === 'loading' ? (
        <>
          <Bone />
          <Bone />
        </>
      ) : buddy.stage === 'failed' ? (
        <p>{texts.failed}</p>
      ) : (
        <Told texts={texts} told={buddy.told} />
      )}
      {leadsOn ? <Link to={path('/promotions/bonus-buddy')}>{texts.how}</Link> : null}
    </section>
  )
}

function Told({ texts, told }: { readonly texts: Props['texts']; readonly told: BuddyTold }) {
  const { language } = useHouse()
  const { money, path } = useWriting()
  const label = useId()
  const dollars = (amount: number): string => money(amount, 'USD')
  const link = new URL(`${path('/registration')}?code=${told.code}`, location.origin).href
  const { chip, minDeposit, turnover, friends, given } = told
  return (
    <>
      <p>
        {fill(texts.about, {
          chip: dollars(chip),
          deposit: dollars(minDeposit),
          turnover: dollars(turnover),
        })}
      </p>
      <p className="buddy-link">
        <span id={label}>{texts.link}</span>
        <input className="entry" readOnly value={link} aria-labelledby={label} />
        <CopyButton text={link} className="button">
          <Copy size={18} aria-hidden="true" /> {texts.copy}
        </CopyButton>
      </p>
      <p className="buddy-counts">
        {fillCounted(texts.friends, friends, language)}
        {' · '}
        {fillCounted(texts.given, given, language)}
      </p>
    </>
  )
}
