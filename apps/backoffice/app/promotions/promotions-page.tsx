import { NavLink, useParams } from 'react-router'
import { State } from '@fairhouse/ui/state'
import { promotions as texts } from '../texts/promotions.ts'
import { shell } from '../texts/texts.ts'
import { BonusesPart } from './bonuses-part.tsx'
import { CostsPart } from './costs-part.tsx'
import { InvitationsPart } from './invitations-part.tsx'
import { OffersPart } from './offers-part.tsx'

const parts = {
  offers: OffersPart,
  bonuses: BonusesPart,
  costs: CostsPart,
  invitations: InvitationsPart,
} as const
type PartName = keyof typeof parts
const names: readonly PartName[] = ['offers', 'bonuses', 'costs', 'invitations']

/** What is offered, what players have of it, and what it has cost. */
export function PromotionsPage() {
  const asked = useParams()['part'] ?? 'offers'
  const part = names.find((name) => name === asked)
  if (part === undefined) return <State title={shell.notFound} text={shell.notFoundText} />
  const Part = parts[part]
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <nav className="tabs" aria-label={texts.tabs}>
        {names.map((name) => (
          <NavLink key={name} to={name === 'offers' ? '/promotions' : `/promotions/${name}`} end>
            {texts.parts[name]}
          </NavLink>
        ))}
      </nav>
      <Part />
    </>
  )
}
