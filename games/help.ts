/** Stands in a help page of a new title until its rules are written; no title that holds it is offered. */
export const unwrittenHelp = '<!-- not written yet -->'
