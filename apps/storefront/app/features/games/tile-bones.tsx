import './tile-bones.css'

/** Tiles that are still to come, of the size that they will have. For a list's `<ul>`. */
export const TileBones = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={`bone-${index}`} aria-hidden="true">
      <span className="tile-bone bone" />
    </li>
  ))
