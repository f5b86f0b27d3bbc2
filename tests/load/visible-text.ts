const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The words of a page and where its links and forms go, however it is written down. */
export function visibleText(html: string): string {
  return html
    .replace(/<!--.*?-->|<script.*?<\/script>|<style.*?<\/style>|<svg.*?<\/svg>/gs, '')
    .replace(/<(?:a|form) [^>]*(?:href|action)="([^"]*)"[^>]*>/g, ' [$1] ')
    .replace(/<\/?(span|dt|dd)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x([\da-f]+);/gi, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&(\w+);/g, (written, name: string) => characters[name] ?? written)
    .replace(/\s+/g, ' ')
    .trim()
}
