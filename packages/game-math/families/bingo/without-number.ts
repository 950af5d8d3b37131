/** What stands in a cell of a card without a number: a free one, or a blank one of a ticket. It counts as called. */
export const withoutNumber = 0
