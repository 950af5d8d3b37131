import { buttonClass } from '@fairhouse/ui/button'
import { Bone, State } from '@fairhouse/ui/state'
import { BadgeCheck, CircleX, Hourglass, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useWriting } from '../../../shell/house/house.tsx'
import { Failed, Offline } from '../../../shell/player-page/not-loaded.tsx'
import type { IdentityProps, IdentityTexts } from './identity-texts.ts'
import { Papers } from './papers.tsx'
import { Provider } from './provider.tsx'
import { useIdentity } from './use-identity.ts'
import './identity.css'

/** Who the player is: what is asked for and why, the papers, and what became of them. */
export function IdentityCheck({ texts }: { texts: IdentityTexts }) {
  const { identity, again, replace } = useIdentity()
  const { words } = texts
  switch (identity.stage) {
    case 'loading':
      return (
        <div role="progressbar" className="identity-bones" aria-label={words.payment.loading}>
          <Bone />
          <Bone />
        </div>
      )
    case 'offline':
      return <Offline texts={words.payment} again={again} />
    case 'failed':
      return (
        <Failed
          texts={words.payment}
          sentence={identity.sentence}
          picture={<BadgeCheck size={56} />}
          again={again}
        />
      )
    case 'loaded':
      return <Loaded texts={texts} check={identity.check} replace={replace} />
  }
}

const settled = {
  notAsked: { title: 'notAskedTitle', text: 'notAsked', Picture: ShieldCheck },
  inReview: { title: 'inReviewTitle', text: 'inReview', Picture: Hourglass },
  approved: { title: 'approvedTitle', text: 'approved', Picture: BadgeCheck },
} as const

function Loaded({ texts, check, replace }: IdentityProps) {
  const { page } = texts
  const { state, reason, mayTryAgain } = check
  if (state === 'asked' || (state === 'rejected' && mayTryAgain)) {
    return <Wanted texts={texts} check={check} replace={replace} />
  }
  if (state === 'rejected') {
    const text = reason === null ? page.rejected : page.reasons[reason]
    return <State title={page.rejectedTitle} text={text} picture={<CircleX size={56} />} />
  }
  const { title, text, Picture } = settled[state]
  return (
    <State title={page[title]} text={page[text]} picture={<Picture size={56} />}>
      <BackToWithdraw page={page} />
    </State>
  )
}

function BackToWithdraw({ page }: Pick<IdentityTexts, 'page'>) {
  const { path } = useWriting()
  return (
    <Link className={buttonClass()} to={path('/cashier/withdraw')}>
      {page.toWithdraw}
    </Link>
  )
}

/** Papers are asked for, the first time or again. */
function Wanted({ texts, check, replace }: IdentityProps) {
  const { page } = texts
  return (
    <div className="identity">
      {check.reason === null ? null : (
        <p className="identity-reason" role="status">
          <CircleX size={20} aria-hidden="true" />
          <span>
            <b>{page.rejectedTitle}</b> {page.reasons[check.reason]} {page.tryAgain}
          </span>
        </p>
      )}
      <p className="identity-why">
        {check.why === null ? null : `${page.why[check.why]} `}
        {page.whoSees}
      </p>
      {check.way === 'provider' ? (
        <Provider page={page} />
      ) : (
        <Papers texts={texts} check={check} replace={replace} />
      )}
    </div>
  )
}
