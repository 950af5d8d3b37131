import { BuddyHere } from '../buddy/buddy-here.tsx'
import { ContentPage } from '../content/content-page.tsx'
import { ClaimHere } from './claim-here.tsx'
import { LiveState } from './live-state.tsx'
import type { loadPromotion, PromotionFacts } from './promotion-page.server.ts'
import { PromotionPicture } from './promotion-picture.tsx'
import type { Row } from './terms-rows.ts'
import './promotions.css'

/** One promotion: what it is, its terms, and beside them what it comes to. */
export function PromotionPage({
  facts,
  picture,
  claim,
  live,
  buddy,
  ...content
}: ReturnType<typeof loadPromotion>) {
  return (
    <ContentPage
      {...content}
      before={
        <>
          <PromotionPicture sources={picture} sizes="(width >= 45em) 42rem, 100vw" first />
          <p className="promotion-state">
            <b>{facts.stateWords}</b> {facts.stateMeans}
          </p>
          {claim && <ClaimHere {...claim} />}
          {live && <LiveState {...live} />}
          {buddy && <BuddyHere {...buddy} />}
        </>
      }
      after={
        <section className="promotion-part" aria-labelledby="terms">
          <h2 id="terms">{facts.termsHeading}</h2>
          <Rows rows={facts.terms} />
        </section>
      }
      beside={<Example facts={facts} />}
    />
  )
}

function Example({ facts }: { facts: PromotionFacts }) {
  return (
    <section className="promotion-example" aria-labelledby="example">
      <h2 id="example">{facts.exampleHeading}</h2>
      <p>{facts.exampleLead}</p>
      <Rows rows={facts.example} isSum />
      {facts.exampleNote === null ? null : <p>{facts.exampleNote}</p>}
    </section>
  )
}

const Rows = ({ rows, isSum = false }: { rows: readonly Row[]; isSum?: boolean }) => (
  <dl className={isSum ? 'promotion-rows promotion-sum' : 'promotion-rows'}>
    {rows.map(({ label, words }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
)
