import { Button } from '@fairhouse/ui/button'
import { useState } from 'react'
import { NavLink } from 'react-router'
import { shell } from '../texts/texts.ts'
import { isOpenTo, ownPlaces } from './places.ts'
import { titled } from '../texts/words.ts'
import { useMay, useSitting } from './sitting.tsx'
import { chooseTheme, storedTheme, themes } from './theme.ts'

/** The places that are open to who sits here. */
export function Navigation() {
  const may = useMay()
  const isOpen = isOpenTo(may)
  return (
    <>
      <nav aria-label={shell.navigation}>
        <ul>
          {ownPlaces.filter(isOpen).map(([to, name]) => (
            <li key={to}>
              <NavLink to={to} end={to === '/' || to === '/games' || to === '/reports'}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <WhoSits />
    </>
  )
}

function WhoSits() {
  const { name, role, csrf } = useSitting()
  const [theme, setTheme] = useState(storedTheme)
  return (
    <div className="who">
      <p>
        <strong>{name}</strong> <span className="quiet">{role}</span>
      </p>
      <label className="theme">
        <span>{shell.theme}</span>
        <select
          className="entry"
          value={theme}
          onChange={({ target }) => {
            const chosen = themes.find((one) => one === target.value) ?? 'system'
            setTheme(chosen)
            chooseTheme(chosen)
          }}
        >
          {themes.map((one) => (
            <option key={one} value={one}>
              {titled(one)}
            </option>
          ))}
        </select>
      </label>
      <form method="post" action="/desk/log-out">
        <input type="hidden" name="csrf" value={csrf} />
        <Button type="submit" size="small">
          {shell.signOut}
        </Button>
      </form>
    </div>
  )
}
