/** What became of what was done just before. It stands there before it says anything, so that it is read out when it does. */
export const Told = ({ said }: { readonly said: string | null }) => (
  <p className="told" role="status">
    {said ?? ''}
  </p>
)
