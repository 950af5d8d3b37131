import { Link } from 'react-router'
import { ContentPage } from '../content/content-page.tsx'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import type { loadPromotions, PromotionCard } from './promotion-page.server.ts'
import { PromotionPicture } from './promotion-picture.tsx'
import './promotions.css'

/** The first row where there is most room. */
const onFirstScreen = 3

/** All promotions, and below them how to read one. */
export function PromotionsPage({ cards, more, ...content }: ReturnType<typeof loadPromotions>) {
  return (
    <ContentPage
      {...content}
      before={
        <ul className="promotion-cards">
          {cards.map((card, place) => (
            <Card key={card.slug} card={card} more={more} first={place < onFirstScreen} />
          ))}
        </ul>
      }
    />
  )
}

interface CardProps {
  readonly card: PromotionCard
  readonly more: string
  readonly first: boolean
}

function Card({ card, more, first }: CardProps) {
  const { path } = useWriting()
  const { language } = useHouse()
  return (
    <li id={card.anchor} className="promotion-card">
      <PromotionPicture sources={card.picture} sizes="(width >= 40em) 24rem, 100vw" first={first} />
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
