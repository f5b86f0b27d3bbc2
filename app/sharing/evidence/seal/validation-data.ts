import {
  PDFArray,
  PDFCrossRefSection,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFStream,
  PDFTrailer,
  PDFTrailerDict,
} from 'pdf-lib'

/** What proves long afterwards that a signature was good: certificates, and what their issuers said of them, each as DER. */
export type ValidationData = { certificates: Buffer[]; ocsps: Buffer[]; crls: Buffer[] }

const keys = { certificates: 'Certs', ocsps: 'OCSPs', crls: 'CRLs' } as const

/** Puts such proof behind a signed PDF (DSS, ETSI EN 319 142-1): none of its bytes changes. The same proof gives the same bytes. */
export async function addValidationData(signed: Uint8Array, data: ValidationData): Promise<Buffer> {
  const { context, catalog } = await PDFDocument.load(signed, { updateMetadata: false })
  const { Root: root, Info, ID } = context.trailerInfo
  const last = context.largestObjectNumber
  const streamsOf = (all: Buffer[]) => all.map((bytes) => context.register(context.stream(bytes)))
  const dss = context.obj({ Type: 'DSS' })
  for (const kind of Object.keys(keys) as (keyof typeof keys)[])
    if (data[kind].length > 0) dss.set(PDFName.of(keys[kind]), context.obj(streamsOf(data[kind])))
  catalog.set(PDFName.of('DSS'), context.register(dss))

  const parts: Uint8Array[] = [signed, Buffer.from('\n')]
  const sizeSoFar = () => parts.reduce((sum, { length }) => sum + length, 0)
  const table = PDFCrossRefSection.create()
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (ref !== root && ref.objectNumber <= last) continue
    table.addEntry(ref, sizeSoFar())
    parts.push(Buffer.from(`${ref.objectNumber} ${ref.generationNumber} obj\n`), bytesOf(object), endOfObject)
  }
  const trailer = { Size: context.largestObjectNumber + 1, Root: root, Info, ID, Prev: placeOfTable(signed) }
  const place = sizeSoFar()
  parts.push(bytesOf(table), bytesOf(PDFTrailerDict.of(context.obj(trailer))), Buffer.from('\n\n'))
  parts.push(bytesOf(PDFTrailer.forLastCrossRefSectionOffset(place)))
  return Buffer.concat(parts)
}

/** Whether nothing but such proof stands behind the signed part of a PDF, just as it is put there. */
export async function isOnlyValidationData(pdf: Uint8Array, signedLength: number): Promise<boolean> {
  const { catalog } = await PDFDocument.load(pdf, { updateMetadata: false })
  const dss = catalog.lookup(PDFName.of('DSS'), PDFDict)
  const read = (key: string) =>
    (dss.lookupMaybe(PDFName.of(key), PDFArray)?.asArray() ?? []).map((ref) =>
      Buffer.from(dss.context.lookup(ref, PDFStream).getContents()),
    )
  const data = { certificates: read(keys.certificates), ocsps: read(keys.ocsps), crls: read(keys.crls) }
  return (await addValidationData(pdf.subarray(0, signedLength), data)).equals(pdf)
}

const endOfObject = Buffer.from('\nendobj\n\n')

/** Where the table of a PDF stands that the next one continues. */
function placeOfTable(pdf: Uint8Array): number {
  const end = Buffer.from(pdf.subarray(-64)).toString('latin1')
  const [, place] = /startxref\s+(\d{1,12})\s+%%EOF\s*$/.exec(end) ?? []
  if (place === undefined) throw new Error('This PDF has no table at its end.')
  return Number(place)
}

type Written = { sizeInBytes(): number; copyBytesInto(buffer: Uint8Array, offset: number): number }

function bytesOf(object: Written): Buffer {
  const bytes = Buffer.alloc(object.sizeInBytes())
  object.copyBytesInto(bytes, 0)
  return bytes
}
