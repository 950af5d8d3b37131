import { Button } from '@fairhouse/ui/button'
import { Link } from 'react-router'
import { useWriting } from '../house/house.tsx'
import { allow } from './consent.ts'
import type { Outside } from '../house/outside.ts'
import { purposesOf } from './outside.ts'
import './consent.css'

/** Asks once, at the bottom of the page; no is as near as yes. */
export function ConsentBar({ outside }: { outside: Outside }) {
  const { words } = outside
  const { path } = useWriting()
  return (
    <section className="consent-bar" aria-label={words.label}>
      <p>{words.bar}</p>
      <div className="consent-ways">
        <Button onClick={() => allow([])}>{words.decline}</Button>
        <Button onClick={() => allow(purposesOf(outside))}>{words.accept}</Button>
        <Link className="consent-choose" to={`${path('/privacy')}#outside`}>
          {words.choose}
        </Link>
      </div>
    </section>
  )
}
