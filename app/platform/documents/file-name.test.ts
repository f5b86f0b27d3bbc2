import { describe, expect, it } from 'vitest'
import { cleanFileName, withExtension } from './file-name.ts'

describe('cleanFileName', () => {
  it.each([
    ['plattegrond.pdf', 'plattegrond.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\zuster\\rooster.xlsx', 'rooster.xlsx'],
    ['..', 'document'],
    ['...', 'document'],
    ['', 'document'],
    [undefined, 'document'],
    ['/', 'document'],
    ['.htaccess', 'htaccess'],
    ['naam. . ', 'naam'],
    ['  twee   woorden .pdf', 'twee woorden .pdf'],
    ['regel\r\neinde\u0000.pdf', 'regeleinde.pdf'],
    ['regel%0D%0Aeinde.pdf', 'regel einde.pdf'],
    ['%22citaat%22.pdf', '_citaat_.pdf'],
    ['foto\u202egpj.exe', 'fotogpj.exe'],
    ['on\u200bzichtbaar\ufeff.png', 'onzichtbaar.png'],
    ['half\ud800.png', 'half\ufffd.png'],
    ['a<b>:"|?*.pdf', 'a_b______.pdf'],
    ['план этажа.pdf', 'план этажа.pdf'],
    ['平面図.pdf', '平面図.pdf'],
    ['نقشه\u200cها.pdf', 'نقشه\u200cها.pdf'],
    ['👩\u200d⚕️ nacht.png', '👩\u200d⚕️ nacht.png'],
    ['cafe\u0301.pdf', 'café.pdf'],
    ['CON.pdf', 'CON_.pdf'],
    ['lpt1', 'lpt1_'],
    ['console.pdf', 'console.pdf'],
  ])('%j becomes %j', (given, clean) => {
    expect(cleanFileName(given)).toBe(clean)
  })

  it('cuts long names and keeps the extension', () => {
    const name = cleanFileName(`${'a'.repeat(300)}.pdf`)
    expect(name).toHaveLength(200)
    expect(name.endsWith('a.pdf')).toBe(true)
  })

  it('cuts between letters, never within one', () => {
    const name = cleanFileName('👩\u200d⚕️'.repeat(80))
    expect(name.length).toBeLessThanOrEqual(200)
    expect(name.replaceAll('👩\u200d⚕️', '')).toBe('')
  })
})

describe('withExtension', () => {
  it.each([
    ['rooster.pdf', 'rooster.pdf'],
    ['rooster.PDF', 'rooster.PDF'],
    ['rooster', 'rooster.pdf'],
    ['rooster.html', 'rooster.html.pdf'],
    ['rooster.pdf.exe', 'rooster.pdf.exe.pdf'],
  ])('%s holding a PDF is called %s', (name, called) => {
    expect(withExtension(name, ['pdf'])).toBe(called)
  })

  it('stays within the limit', () => {
    const name = withExtension(`${'a'.repeat(196)}.exe`, ['pdf'])
    expect(name).toHaveLength(200)
    expect(name.endsWith('.pdf')).toBe(true)
  })
})
