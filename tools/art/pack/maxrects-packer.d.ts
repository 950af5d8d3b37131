// The package's main entry does not load in Node's ESM; its module file does, but has no types.
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  export * from 'maxrects-packer/dist/index.js'
}
