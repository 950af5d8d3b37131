import { Link } from 'react-router'
import { ContentPage } from '../content/content-page.tsx'
import { useHouse, useWriting } from '../language/house.tsx'
import type { loadPromotions, PromotionCard } from './promotion-page.server.ts'
import './promotions.css'

/** All promotions, and below them how to read one. */
export function PromotionsPage({ cards, more, ...content }: ReturnType<typeof loadPromotions>) {
  return (
    <ContentPage
      {...content}
      before={
        <ul className="promotion-cards">
          {cards.map((card) => (
            <Card key={card.slug} card={card} more={more} />
          ))}
        </ul>
      }
    />
  )
}

function Card({ card, more }: { card: PromotionCard; more: string }) {
  const { path } = useWriting()
  const { language } = useHouse()
  return (
    <li id={card.anchor} className="promotion-card">
      <p className="promotion-when">
        <span>{card.stateWords}</span> · {card.when}
      </p>
      <h2>{card.name}</h2>
      <p className="promotion-get">{card.get}</p>
      <p lang={card.language === language ? undefined : card.language}>{card.description}</p>
      <Link to={path(`/promotions/${card.slug}`)} aria-label={`${more}: ${card.name}`}>
        {more}
      </Link>
    </li>
  )
}
