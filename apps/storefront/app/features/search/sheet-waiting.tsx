import { Button } from '@fairhouse/ui/button'
import { Bone, State } from '@fairhouse/ui/state'
import { useHouse } from '../../shell/house/house.tsx'

/** In place of results that are on their way, as high as they will be. */
export const SheetLoading = () => (
  <div className="sheet-search-bones">
    {Array.from({ length: 6 }, (_, index) => (
      <Bone key={index} />
    ))}
  </div>
)

/** The games could not be had. */
export function SheetFailed({ tryAgain }: { tryAgain(): void }) {
  const { frame, errors } = useHouse()
  return (
    <State title={frame.search} text={errors.network}>
      <Button onClick={tryAgain}>{frame.tryAgain}</Button>
    </State>
  )
}
