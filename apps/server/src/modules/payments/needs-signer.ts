/** What an operator hears who set up a node without whoever signs for it. */
export const needsSigner = (name: string): string =>
  `${name} needs SIGNER_PLACE and SIGNER_KEY: without a signer nothing can be paid in or out by it.`
