/** What stands in a PDF that is encrypted, and in one that is a program of Adobe to be run, with a page that says so. */
const signs = { encrypted: '/Encrypt', dynamicForm: '/NeedsRendering true' }

export type PdfSign = keyof typeof signs

const names = Object.keys(signs) as PdfSign[]
const longest = Math.max(...Object.values(signs).map(({ length }) => length))

/**
 * Looks for such signs in a file that passes by in pieces. They may stand in the words of a page as well, so that one alone
 * says little; in files that are no PDF they say nothing.
 */
export function watchPdf(): { pass: (bytes: Buffer) => void; seen: () => ReadonlySet<PdfSign> } {
  const found = new Set<PdfSign>()
  let end: Buffer = Buffer.alloc(0)
  return {
    pass(bytes) {
      // A sign may stand across two pieces.
      const seam = Buffer.concat([end, bytes.subarray(0, longest)])
      for (const name of names) if (bytes.includes(signs[name]) || seam.includes(signs[name])) found.add(name)
      end = Buffer.concat([end, bytes.subarray(-longest)]).subarray(-longest)
    },
    seen: () => found,
  }
}
