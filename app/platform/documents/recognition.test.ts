import { describe, expect, it } from 'vitest'
import { fileTypes } from './file-types.ts'
import { recogniseFamily, recogniseType } from './recognition.server.ts'
import { sampleFiles, zipOf } from './samples.fixture.ts'

const recognise = (bytes: Buffer, name = 'bestand') => {
  const family = recogniseFamily(bytes.subarray(0, 64))
  return family && recogniseType(family, bytes, name)
}

describe('what is taken in', () => {
  it.each(Object.entries(sampleFiles))('%s', (kind, bytes) => {
    expect(recognise(bytes, `bestand.${kind}`)?.extensions[0]).toBe(kind)
  })

  it('a photo by another of the names that phones give the format', () => {
    expect(recognise(ftyp('mif1', 'mif1', 'heic'))).toBe(fileTypes.heic)
    expect(recognise(ftyp('mif1', 'mif1'))).toBe(fileTypes.heif)
  })

  it('a Word file whose list of contents comes last, as some programs write it', () => {
    expect(recognise(zipOf(['word/document.xml', '[Content_Types].xml']))).toBe(fileTypes.docx)
  })
})

describe('what is refused', () => {
  it.each<[string, Buffer, string?]>([
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from('%')],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'plan.pdf'],
    ['an SVG drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'plan.png'],
    ['a program', Buffer.from('MZ\x90\x00'), 'plan.pdf'],
    ['plain text', Buffer.from('kamer 1'), 'plan.txt'],
    ['a web page that says PDF further on', Buffer.from('<html>%PDF-1.7')],
    ['an archive', zipOf(['plan.pdf']), 'plan.docx'],
    ['an archive cut off', zipOf(['[Content_Types].xml', 'word/document.xml']).subarray(0, 60), 'plan.docx'],
    [
      'a Word file with macros',
      zipOf(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin']),
      'plan.docx',
    ],
    ['a presentation', zipOf(['[Content_Types].xml', 'ppt/presentation.xml']), 'plan.pptx'],
    ['an installer in the container of old Word files', sampleFiles.doc, 'setup.msi'],
    ['a film', ftyp('isom', 'mp41')],
    ['a film in the style of QuickTime', ftyp('qt  ')],
    ['a picture in AVIF', ftyp('avif', 'mif1')],
    ['a film box that claims to be longer than the file', ftyp('isom').subarray(0, 9)],
  ])('%s', (_what, bytes, name) => {
    expect(recognise(bytes, name)).toBeUndefined()
  })
})

function ftyp(brand: string, ...others: string[]): Buffer {
  const box = Buffer.concat([Buffer.alloc(4), Buffer.from(`ftyp${brand}\0\0\0\0${others.join('')}`, 'latin1')])
  box.writeUInt32BE(box.length)
  return box
}
