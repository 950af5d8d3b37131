/** The manifest of the verifier as a package of its own, which needs no other: `npm pack` makes a tarball of it that `npx` runs. */
export function packageText({ version, license }: { version: string; license: string }): string {
  const manifest = {
    name: 'fairhouse-verify',
    version,
    description: 'Checks evidence files of Fairhouse without any network',
    license,
    bin: { 'fairhouse-verify': 'fairhouse-verify.js' },
    files: ['fairhouse-verify.js', 'verifier.html', '*.sha256', 'NOTICE', 'THIRD-PARTY.md'],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
