/** A page of A4 with a heading and lines of text, as a PDF that any program opens. */
export function demoPdf(title: string, lines: readonly string[]): Uint8Array {
  const shown = [
    `BT /F1 20 Tf 60 770 Td (${escaped(title)}) Tj ET`,
    ...lines.map((line, n) => `BT /F1 12 Tf 60 ${730 - n * 20} Td (${escaped(line)}) Tj ET`),
    // A line below the heading, so that it is seen at a glance that this is a page.
    '0.06 0.37 0.36 RG 2 w 60 758 m 535 758 l S',
  ].join('\n')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${shown.length}>>stream\n${shown}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, n) => {
    const place = text.length
    text += `${n + 1} 0 obj${object}endobj\n`
    return place
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  text += places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  text += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  // One byte for each letter, as the places count them.
  return Buffer.from(text, 'latin1')
}

const escaped = (words: string): string => words.replace(/[\\()]/g, '\\$&')
