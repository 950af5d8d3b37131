export { createSigner } from './ask-signer.ts'
export { openSigner, signerVariables } from './open-signer.ts'
export { type KeptKeys, signerPort } from './ports.ts'
export type { Signer } from './signer.ts'
