import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useWriting } from '../../../shell/house/house.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import { CashierIcon } from './cashier-icon.tsx'
import { cashierMenu } from './cashier-menu.ts'
import { CashierPage } from './cashier-page.tsx'

/** The cashier's door: where everything is, and what for. */
export function OverviewPage({ texts }: { texts: Texts['cashierFrame'] }) {
  const { path } = useWriting()
  return (
    <CashierPage heading={texts.heading} lead={texts.lead}>
      <ul className="cashier-open">
        {cashierMenu.map(({ to, word }) => (
          <li key={to}>
            <Link to={path(to)}>
              <CashierIcon name={word} size={28} />
              <b>{texts.ways[word]}</b>
              <span>{texts.means[word]}</span>
              <ChevronRight size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </CashierPage>
  )
}
