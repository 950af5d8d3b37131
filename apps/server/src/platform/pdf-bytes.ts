/**
 * The bytes of a document once it ends; to be asked for before anything is written to it.
 * @throws what ended it too early.
 */
export const pdfBytes = (document: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
