import { Link, useLocation } from 'react-router'
import { useHouse, useWriting } from '../shell/house/house.tsx'
import { inLanguage, languageNames, languages } from '../shell/texts/languages.ts'
import { fill } from '../shell/language/say.ts'
import { writeCookie } from '../shell/session/cookies.ts'
import { Asleep } from '../shell/waking/asleep.tsx'
import { Brand } from './brand.tsx'

export function Footer() {
  const { frame, demo, licence, minAge } = useHouse()
  return (
    <footer className="footer">
      <Asleep>
        <div className="frame-width">
          <div className="footer-top">
            <div>
              <Brand />
              <p className="footer-demo">{demo ? frame.demo : frame.slogan}</p>
            </div>
            <FooterLinks />
          </div>
          <Languages />
          <div className="footer-low">
            <p className="footer-age">
              <b aria-hidden="true">{minAge}+</b>
              {fill(frame.adults, { age: minAge })}
            </p>
            <p>{licence ?? frame.slogan}</p>
          </div>
        </div>
      </Asleep>
    </footer>
  )
}

function FooterLinks() {
  const { menu } = useHouse()
  const { path } = useWriting()
  return (
    <div className="footer-links">
      {menu.footer.map(({ title, ways }) => (
        <nav key={title} aria-label={title}>
          <p className="eyebrow">{title}</p>
          <ul>
            {ways.map(({ to, words }) => (
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

/** The same page in another language, which is another document. */
function Languages() {
  const { menu, language } = useHouse()
  const { pathname, search } = useLocation()
  return (
    <nav className="footer-languages" aria-label={menu.languages}>
      {languages.map((tag) => (
        <a
          key={tag}
          href={inLanguage(pathname, tag) + search}
          lang={tag}
          hrefLang={tag}
          aria-current={tag === language ? 'true' : undefined}
          onClick={() => writeCookie('lang', tag)}
        >
          {languageNames[tag]}
        </a>
      ))}
    </nav>
  )
}
