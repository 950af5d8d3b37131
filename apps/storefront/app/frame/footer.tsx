import { Link } from 'react-router'
import { useHouse, useWriting } from '../language/house.tsx'
import { Brand } from './brand.tsx'

export function Footer() {
  const { frame, demo } = useHouse()
  return (
    <footer className="footer">
      <div className="frame-width">
        <div className="footer-top">
          <div>
            <Brand />
            <p className="footer-demo">{demo ? frame.demo : frame.slogan}</p>
          </div>
          <FooterLinks />
        </div>
        <div className="footer-low">
          <p className="footer-age">
            <b aria-hidden="true">18+</b>
            {frame.adults}
          </p>
          <p>{frame.slogan}</p>
        </div>
      </div>
    </footer>
  )
}

function FooterLinks() {
  const { frame } = useHouse()
  const { path } = useWriting()
  const columns = [
    {
      title: frame.footerPlay,
      links: [
        ['/lobby', frame.games],
        ['/my-bets', frame.myBets],
      ],
    },
    {
      title: frame.footerTrust,
      links: [
        ['/provably-fair', frame.fairness],
        ['/provably-fair/verify', frame.verify],
        ['/responsible-gaming', frame.responsible],
      ],
    },
    {
      title: frame.footerHouse,
      links: [
        ['/terms-and-conditions', frame.terms],
        ['/privacy', frame.privacy],
        ['/credits', frame.credits],
      ],
    },
  ] as const
  return (
    <div className="footer-links">
      {columns.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <p className="eyebrow">{title}</p>
          <ul>
            {links.map(([to, words]) => (
              <li key={to}>
                <Link to={path(to)}>{words}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}
