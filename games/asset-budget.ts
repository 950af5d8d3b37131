/** What a title may add to the repository for its looks and sounds: bytes of all files in its `client/assets`. */
export const assetBudget = 1_600_000
