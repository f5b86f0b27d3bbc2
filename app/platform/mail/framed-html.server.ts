/**
 * The HTML of a message as a page of ours shows it in a frame: its styles stand in one sheet, which the page's content
 * security policy lets through by its nonce, and its links lead nowhere.
 * @param html what `composeMail` made; no words in it hold a quotation mark that is not escaped
 */
export function framedHtml(html: string, nonce: string): string {
  const rules: string[] = []
  return html
    .replace(/ href="[^"]*"/g, '')
    .replace(/ style="([^"]*)"/g, (_, style: string) => {
      rules.push(`[data-style="${rules.length}"]{${style}}`)
      return ` data-style="${rules.length - 1}"`
    })
    .replace('<style>', () => `<style nonce="${nonce}">${rules.join('\n')}\n`)
}
