import { PDFHexString, PDFName, PDFString, type PDFDocument } from 'pdf-lib'

/** What `@signpdf/signpdf` replaces with the numbers of the range that is signed. */
const unknownNumber = PDFName.of('**********')
/** Flags of an annotation: it may be printed, and is locked. */
const printLocked = 4 | 128
/** Flags of a form: it has signatures, and changes have to be put behind it. */
const signedAppendOnly = 1 | 2

type Said = {
  at: Date
  owner: string
  reason: string
  /** Bytes that are kept free for the signature. */
  room: number
}

/**
 * Adds the place of a PAdES signature (ETSI EN 319 142-1) to a PDF, on no page to be seen. It certifies the document: readers accept what
 * proves the signature or fills in forms, and call everything else a change (DocMDP 2).
 */
export function addSignaturePlace(document: PDFDocument, { at, owner, reason, room }: Said): void {
  const { catalog, context } = document
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: [0, unknownNumber, unknownNumber, unknownNumber],
      Contents: PDFHexString.of('00'.repeat(room)),
      M: PDFString.fromDate(at),
      Name: PDFHexString.fromText(owner),
      Reason: PDFHexString.fromText(reason),
      Reference: [
        {
          Type: 'SigRef',
          TransformMethod: 'DocMDP',
          TransformParams: { Type: 'TransformParams', P: 2, V: '1.2' },
        },
      ],
      Prop_Build: { App: { Name: 'Routekaart' } },
    }),
  )
  const page = document.getPage(0)
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFString.of('Signature1'),
      V: signature,
      F: printLocked,
      P: page.ref,
      Rect: [0, 0, 0, 0],
      // Acrobat wants resources, and PDF/A an appearance, of what is not seen too.
      AP: { N: context.register(context.formXObject([], { BBox: [0, 0, 0, 0], Resources: {} })) },
    }),
  )
  page.node.addAnnot(field)
  const form = catalog.getOrCreateAcroForm()
  form.addField(field)
  form.dict.set(PDFName.of('SigFlags'), context.obj(signedAppendOnly))
  catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: signature }))
}
