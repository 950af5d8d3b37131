import { FullPage } from '../../shell/error-pages/full-page.tsx'
import { useHouse } from '../../shell/house/house.tsx'

/** While the browser loads a page outside this app. */
export function Redirecting() {
  const { frame } = useHouse()
  return <FullPage title={frame.redirecting} text={frame.redirectingMeans} />
}
